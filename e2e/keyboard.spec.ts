// A shopper without a mouse: the focus is visible at every stop, and stays in the page.
import { expect } from '@playwright/test';
import { cartLink, heading } from './fixtures/page.ts';
import { templateUrls } from './fixtures/templates.ts';
import { test } from './fixtures/test.ts';

/** What has the focus, whether a bar covers it, and whether it has an outline; `undefined` at the end of the page. */
function focusedElement() {
  const target = document.activeElement;
  if (!target || target === document.body) return undefined;
  const { x, y, width, height } = target.getBoundingClientRect();
  const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
  // The outline is on the element, on the `::after` that stretches a card's link over the card, or around the search form.
  const outlines = [
    getComputedStyle(target),
    getComputedStyle(target, '::after'),
    getComputedStyle(target.closest('[role=search]') ?? target),
  ];
  return {
    name: target.getAttribute('aria-label') ?? target.textContent,
    isOnTop: topmost !== null && (target.contains(topmost) || topmost.contains(target)),
    hasOutline: outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    ),
  };
}

for (const url of templateUrls) {
  test(`the focus is visible at every stop of ${url}`, async ({ page, open }) => {
    await open(url);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Backwards on a phone: a bar at the top covers other elements than one at the bottom.
    for (const [key, width, height] of [
      ['Tab', 1280, 800],
      ['Shift+Tab', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const stops: NonNullable<ReturnType<typeof focusedElement>>[] = [];
      for (;;) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(focusedElement);
        if (!stop) break;
        stops.push(stop);
        expect(stops.length).toBeLessThan(120);
      }
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.filter(({ isOnTop, hasOutline }) => !isOnTop || !hasOutline)).toEqual([]);
    }
  });
}

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
  await expect(page.getByRole('link', { name: /^Show image / })).toHaveCount(3);
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

// Controls that are removed are in src/: jsdom moves the focus to the body as a browser does, but not from a disabled control.
for (const [what, url, control] of [
  ['minus has reached 1', '/cart?items=socket-set-40pc:2', /^Decrease quantity/],
  ['plus has reached the maximum', '/cart?items=socket-set-40pc:998', /^Increase quantity/],
  ['Back has reached the first page', '/specials', 'Back'],
] as const) {
  test(`the focus stays in the page once ${what}`, async ({ page, open }) => {
    await open(url);
    if (control === 'Back') await page.getByRole('link', { name: 'Warranty' }).click();
    const button = page.getByRole('button', { name: control, includeHidden: true });
    await button.evaluate((each) => {
      // A browser tab hides the button of the installed app.
      each.style.display = 'block';
      each.focus();
    });
    await page.keyboard.press('Enter');
    await expect(button).toBeDisabled();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
}
