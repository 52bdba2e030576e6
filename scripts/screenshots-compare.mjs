// `npm run screenshots:compare -- save` takes screenshots of the last build in every state, size and mode;
// without `save` it takes them again and lists the pixels that differ.
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findHeadlessShell } from './browser.mjs';
import { startServer } from './store-server.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const kept = 'reports/screenshots/saved';
const isSaving = process.argv.includes('save');
const folder = isSaving ? kept : 'reports/screenshots/now';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const addToCart = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: 'Add to Cart' }).first().click();

/** @type {Record<string, [url: string, act?: (page: Page) => Promise<unknown>]>} */
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
    (page) => page.getByRole('button', { name: /^Remove/ }).first().click(),
  ],
  search: ['/search'],
  'search-found': ['/search?q=drive'],
  'search-none': ['/search?q=zzz'],
  suggestions: ['/', (page) => page.getByRole('searchbox').pressSequentially('wrench')],
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

/** Takes the page in every mode and width. */
async function take(/** @type {Page} */ page, /** @type {string} */ name) {
  for (const [mode, media, widths] of modes) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen', ...media });
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
for (const [name, [url, act]] of Object.entries(states)) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url + url, { waitUntil: 'networkidle' });
  await act?.(page);
  await take(page, name);
  await context.close();
}
await server.stop();

// The update notice needs a service worker and a second version of it.
const copy = mkdtempSync(join(tmpdir(), 'torque-bay-screenshots-'));
cpSync('dist', join(copy, 'dist'), { recursive: true });
const updated = await startServer({ folder: copy, basePath: '/' });
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.goto(`${updated.url}/product/hvlp-spray-gun`);
await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
appendFileSync(join(copy, 'dist/sw.js'), '// Another version.');
await page.getByRole('button', { name: 'Check for updates' }).click();
await page.getByRole('button', { name: 'Update now' }).waitFor();
await take(page, 'update-bar');
await updated.stop();
await browser.close();
rmSync(copy, { recursive: true });

if (!isSaving && existsSync(kept)) {
  let different = 0;
  for (const file of readdirSync(kept)) {
    const [before, now] = await Promise.all(
      [kept, folder].map((from) =>
        sharp(join(from, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    if (!before || !now) continue;
    const sizes = [before, now].map(({ info }) => `${info.width} x ${info.height}`);
    let pixels = 0;
    if (sizes[0] === sizes[1]) {
      for (let i = 0; i < before.data.length; i += 3) {
        if (before.data.compare(now.data, i, i + 3, i, i + 3) !== 0) pixels++;
      }
    }
    if (pixels === 0 && sizes[0] === sizes[1]) continue;
    different++;
    console.log(`${file}: ${sizes[0] === sizes[1] ? `${pixels} pixels` : sizes.join(' -> ')}`);
  }
  console.log(`${different} of ${readdirSync(kept).length} screenshots differ`);
  process.exitCode = different > 0 ? 1 : 0;
}
