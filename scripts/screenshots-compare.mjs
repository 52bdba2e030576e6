// `npm run screenshots:compare -- save` takes screenshots of the last build in all states, widths and
// modes. Without `save` it takes them again and lists the differences.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { browserFlags, findHeadlessShell } from './browser.mjs';
import { screenshotDifferences } from './screenshot-differences.mjs';
import { startServer } from './store-server.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const savedFolder = 'reports/screenshots/saved';
const isSaving = process.argv.includes('save');
const folder = isSaving ? savedFolder : 'reports/screenshots/now';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const addToCart = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: 'Add to Cart' }).first().click();

/** @type {Record<string, [url: string, prepare?: (page: Page) => Promise<unknown>]>} */
const states = {
  home: ['/'],
  products: ['/products'],
  category: ['/category/air-tools'],
  product: ['/product/hvlp-spray-gun'],
  'product-added': ['/product/hvlp-spray-gun', addToCart],
  cart: ['/cart'],
  'cart-1': ['/cart?items=socket-set-40pc:1'],
  'cart-3': ['/cart?items=socket-set-40pc:1,obd2-scan-tablet:2,hvlp-spray-gun:12'],
  'cart-undo': [
    '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2',
    (page) =>
      page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
  ],
  search: ['/search'],
  'search-found': ['/search?q=drive'],
  'search-none': ['/search?q=zzz'],
  suggestions: ['/', (page) => page.getByRole('combobox').pressSequentially('wrench')],
  account: ['/account'],
  specials: ['/specials'],
  contact: ['/contact'],
  shipping: ['/shipping'],
  returns: ['/returns'],
  warranty: ['/warranty'],
  'not-found': ['/no/such/page'],
  'install-bar': [
    '/product/hvlp-spray-gun',
    async (page) => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
      await addToCart(page);
    },
  ],
};
/** @type {[name: string, media: Parameters<Page['emulateMedia']>[0], widths: number[]][]} */
const modes = [
  ['light', {}, [320, 390, 768, 1440]],
  ['dark', { colorScheme: 'dark' }, [320, 390, 768, 1440]],
  ['forced', { forcedColors: 'active' }, [390, 1440]],
  ['print', { media: 'print' }, [768]],
];

const executablePath = findHeadlessShell();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: browserFlags,
});

/** Takes a screenshot of the page in each mode and width. */
async function takeScreenshots(/** @type {Page} */ page, /** @type {string} */ name) {
  for (const [mode, media, widths] of modes) {
    await page.emulateMedia({
      colorScheme: 'light',
      forcedColors: 'none',
      media: 'screen',
      ...media,
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
        return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      const path = join(folder, `${name}-${width}-${mode}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
    }
  }
}

const server = await startServer();
for (const [name, [url, prepare]] of Object.entries(states)) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url + url, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await takeScreenshots(page, name);
  await context.close();
}
await server.stop();

// The update notice appears after the service worker script has changed.
const copy = mkdtempSync(join(tmpdir(), 'torque-bay-screenshots-'));
cpSync('dist', join(copy, 'dist'), { recursive: true });
const copyServer = await startServer({ folder: copy, basePath: '/' });
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.goto(`${copyServer.url}/product/hvlp-spray-gun`);
await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
appendFileSync(join(copy, 'dist/sw.js'), '// Changed.');
await page.getByRole('button', { name: 'Check for updates' }).click();
await page.getByRole('button', { name: 'Update now' }).waitFor();
await takeScreenshots(page, 'update-bar');
await copyServer.stop();
await browser.close();
rmSync(copy, { recursive: true });

if (!isSaving && existsSync(savedFolder)) {
  const differences = await screenshotDifferences(savedFolder, folder);
  for (const difference of differences) console.log(difference);
  console.log(`${differences.length} of ${readdirSync(savedFolder).length} screenshots differ`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}
