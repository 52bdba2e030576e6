import { expect, type Page } from '@playwright/test';
import { cartLink, heading } from './fixtures/page';
import { templateUrls } from './fixtures/templates';
import { test } from './fixtures/test';

type Stop = { name: string | null; isInViewport: boolean; isCovered: boolean; hasOutline: boolean };

declare global {
  interface Window {
    stops: (Stop | undefined)[];
  }
}

/** Records every element that Tab moves the focus to; `undefined` is the end of the page. */
function recordStops() {
  window.stops = [];
  document.addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab') return;
    const target = document.activeElement;
    if (!target || target === document.body) return void window.stops.push(undefined);
    const { x, y, width, height } = target.getBoundingClientRect();
    const [centerX, centerY] = [x + width / 2, y + height / 2];
    const topmost = document.elementFromPoint(centerX, centerY);
    // The outline is on the element, or on the `::after` that stretches a card's link over the card.
    const outlineStyles = [getComputedStyle(target), getComputedStyle(target, '::after')];
    window.stops.push({
      name: target.getAttribute('aria-label') ?? target.textContent,
      isInViewport: centerY >= 0 && centerY <= innerHeight && centerX >= 0 && centerX <= innerWidth,
      isCovered: !topmost || !(target.contains(topmost) || topmost.contains(target)),
      hasOutline: outlineStyles.some(
        (style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
      ),
    });
  });
}

const opposite = { Tab: 'Shift+Tab', 'Shift+Tab': 'Tab' } as const;

/** Presses the key until the focus has left the page, and expects a visible focus at each stop. */
async function expectVisibleFocus(page: Page, key: keyof typeof opposite) {
  await page.evaluate(() => {
    window.stops = [];
  });
  let stops: (Stop | undefined)[] = [];
  while (!stops.includes(undefined)) {
    expect(stops.length).toBeLessThan(120);
    for (let press = 0; press < 10; press++) await page.keyboard.press(key);
    stops = await page.evaluate(() => window.stops.map((stop) => stop));
  }
  const walked = stops.slice(0, stops.indexOf(undefined));
  expect(walked.length).toBeGreaterThan(20);
  const good = { isInViewport: true, isCovered: false, hasOutline: true };
  expect(walked).toEqual(walked.map((stop) => ({ ...stop, ...good })));
  for (let press = walked.length + 1; press < stops.length; press++) {
    await page.keyboard.press(opposite[key]);
  }
}

for (const url of templateUrls) {
  // Backwards on a phone: a bar at the top covers other elements than one at the bottom.
  test(`the focus is visible at every stop of ${url}`, async ({ page, open }) => {
    await page.addInitScript(recordStops);
    await open(url);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectVisibleFocus(page, 'Tab');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectVisibleFocus(page, 'Shift+Tab');
  });
}

test('the skip link is visible when focused and leads to the main content', async ({
  page,
  open,
}) => {
  await open('/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toBeFocused();
});

test('a product is found and put into the cart without a mouse', async ({ page, open }) => {
  await open('/');
  await page.getByRole('combobox', { name: 'Search products' }).focus();
  await page.keyboard.type('spray gun');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'HVLP Gravity-Feed Spray Gun', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('HVLP Gravity-Feed Spray Gun');
  await expect(heading(page)).toBeFocused();
  // They are below the first screen, and so are rendered a moment after the heading.
  await expect(page.getByRole('link', { name: /^Show: / })).toHaveCount(3);
  // The image, its three thumbnails, the button.
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cartLink(page, 1)).toBeVisible();
});

test('an arrow key selects a suggestion that is not shown yet', async ({ page, open }) => {
  await open('/');
  await page.getByLabel('Search products').evaluate(async (field) => {
    field.focus();
    document.execCommand('insertText', false, 'wrench');
    // React has rendered the text, but not the suggestions.
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
});
