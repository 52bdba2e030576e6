// `npm run screenshots:compare -- --update-snapshots` saves screenshots of the last build in all states, widths and modes.
// Without the option it takes them again and compares them pixel by pixel.
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/test';
import { checkForUpdates, updateNotice, test as updateTest } from '../fixtures/updates';
import { loadImages } from '../look/templates';

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first().click();

const states: Record<string, [url: string, prepare?: (page: Page) => Promise<unknown>]> = {
  home: ['/'],
  products: ['/products'],
  category: ['/category/air-tools'],
  comparison: ['/category/air-tools?compare=hvlp-spray-gun,air-ratchet-three-eighths-in'],
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
  'install-notice': [
    '/product/hvlp-spray-gun',
    async (page) => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
      await addToCart(page);
    },
  ],
};
const modes: [name: string, media: Parameters<Page['emulateMedia']>[0], widths: number[]][] = [
  ['light', {}, [320, 390, 768, 1440]],
  ['dark', { colorScheme: 'dark' }, [320, 390, 768, 1440]],
  ['forced', { forcedColors: 'active' }, [390, 1440]],
  ['print', { media: 'print' }, [768]],
];

/** The version and the port of the server differ from build to build and from run to run. */
function removeVersionAndPort() {
  for (const paragraph of document.querySelectorAll('p')) {
    if (/^Version /.test(paragraph.textContent ?? '')) paragraph.textContent = 'Version';
    if (paragraph.textContent?.includes('/cart?items=')) paragraph.textContent = 'URL';
  }
}

async function compareScreenshots(page: Page, state: string) {
  await page.evaluate(removeVersionAndPort);
  for (const [mode, media, widths] of modes) {
    const screen = { colorScheme: 'light', forcedColors: 'none', media: 'screen' } as const;
    await page.emulateMedia({ reducedMotion: 'reduce', ...screen, ...media });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await loadImages(page);
      await expect.soft(page).toHaveScreenshot(`${state}-${width}-${mode}.png`, {
        fullPage: true,
        threshold: 0,
        mask: [page.getByRole('img', { name: 'QR code' })],
      });
    }
  }
}

for (const [state, [url, prepare]] of Object.entries(states)) {
  test(state, async ({ page, open }) => {
    await open(url);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await compareScreenshots(page, state);
  });
}

updateTest('update-notice', async ({ page, shopUntilPublished }) => {
  await shopUntilPublished();
  await checkForUpdates(page);
  await updateNotice(page).waitFor();
  await compareScreenshots(page, 'update-notice');
});
