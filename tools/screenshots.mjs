// `npm run screenshots`, after a visual change: screenshots of the built store for the web app manifest and the README.
import process from 'node:process';
import sharp from 'sharp';
import { build, runnerImport } from 'vite';
import { launchBrowser } from './browser.mjs';
import { startServer } from './store-server.mjs';

// Otherwise `runnerImport` sets it to development, and the build has the React of a development build.
process.env.NODE_ENV = 'production';
/** @type {any} */
const catalogue = await runnerImport('./src/catalogue/catalogue.ts', { logLevel: 'error' });
/** @type {{ id: string }[]} */
const best = catalogue.module.topRated();
const cart = `/cart?items=${best
  .slice(0, 2)
  .map(({ id }) => `${id}:1`)
  .join(',')}`;
/** @type {[name: string, path: string, width: number, height: number][]} */
const screenshots = [
  ['home-wide', '/', 1280, 800],
  ['product-wide', `/product/${best[0]?.id}`, 1280, 800],
  ['home-narrow', '/', 412, 823],
  ['products-narrow', '/products', 412, 823],
  ['cart-narrow', cart, 412, 823],
];

await build({ logLevel: 'warn' });
const server = await startServer();
const browser = await launchBrowser();
for (const [name, path, width, height] of screenshots) {
  const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const image = sharp(await page.screenshot()).png({ palette: true, quality: 85 });
  await image.toFile(`public/screenshots/${name}.png`);
  await page.close();
}
await browser.close();
await server.stop();
