// A shopper without a mouse: everything can be done, and the focus stays in the page. templates.spec.ts shows that it is visible at
// every stop.
import { expect, type Locator, type Page } from '@playwright/test';
import { categoryFor } from './fixtures/categories.ts';
import { expectVisibleFocus } from './fixtures/focus.ts';
import {
  cartLink,
  categoryLink,
  copiedText,
  heading,
  orderOfThree,
  untilLaterParts,
} from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Presses the key until the control has the focus. */
async function move(page: Page, key: 'Tab' | 'Shift+Tab', control: Locator) {
  const hasFocus = () => control.evaluate((each) => each === document.activeElement);
  for (let stop = 0; stop < 50 && !(await hasFocus()); stop++) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}

test('three products are found, put into the cart and sent without a mouse', async ({
  page,
  open,
}) => {
  await open('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await move(page, 'Tab', field);
  await test.step('an arrow key selects a suggestion that is not shown yet', async () => {
    await field.evaluate(async (each) => {
      document.execCommand('insertText', false, 'wrench');
      // React has rendered the text, but not the suggestions.
      await Promise.resolve();
      each.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    });
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  });
  await page.keyboard.press('Control+A');
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
  // The image, its three thumbnails, the quantity, its plus, the button.
  for (let stop = 0; stop < 7; stop++) await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cartLink(page, 1)).toBeVisible();

  await test.step('the second on a listing', async () => {
    await move(page, 'Shift+Tab', categoryLink(page, 'socket-set-40pc'));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(categoryFor('socket-set-40pc').name);
    await expect(heading(page)).toBeFocused();
    const socketSet = 'Add to Cart: 40-Piece 1/4 in. Socket Set';
    await move(page, 'Tab', page.getByRole('button', { name: socketSet }));
    await page.keyboard.press('Enter');
    await expect(cartLink(page, 2)).toBeVisible();
  });
  await test.step('the third through a suggestion', async () => {
    await move(page, 'Shift+Tab', field);
    await page.keyboard.type('multimeter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('True-RMS Automotive Multimeter');
    await expect(heading(page)).toBeFocused();
    await move(page, 'Tab', add);
    await page.keyboard.press('Enter');
  });
  await test.step('the order is copied with the name of its job', async () => {
    await move(page, 'Shift+Tab', cartLink(page, 3));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Cart');
    await expect(heading(page)).toBeFocused();
    await move(page, 'Tab', page.getByRole('textbox', { name: 'Job name' }));
    await page.keyboard.type('Bay 3');
    await move(page, 'Tab', page.getByRole('button', { name: 'Text', exact: true }));
    await page.keyboard.press('Enter');
    await move(page, 'Tab', page.getByRole('button', { name: 'Copy order' }));
    await page.keyboard.press('Space');
    await expect(page.getByText('Order copied')).toBeVisible();
    expect(await copiedText(page)).toMatch(orderOfThree);
  });
});

test('Tab stops where the test of every template sets the focus, and leaves the page at its end', async ({
  page,
  open,
}) => {
  const url = '/product/angle-grinder-5in';
  await open(url);
  await untilLaterParts(page);
  const stops = await expectVisibleFocus(page, false);
  await open(url);
  for (const name of stops) {
    await page.keyboard.press('Tab');
    const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent;
    expect(await page.locator(':focus').evaluate(nameOf)).toBe(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
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

/** Holds a key for half a second, as a keyboard repeats it. */
async function hold(page: Page, key: string) {
  for (let press = 0; press < 15; press++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

const light = '20V LED Work Light';
const tools = '/compare?tools=led-work-light-20v,digital-heat-gun';

test('a key that is held adds, sends, clears and ticks once', async ({ page, open }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const add = button(`Add to Cart: ${light}`);
  const quantity = page.getByRole('textbox', { name: `Quantity of ${light}` });
  for (const [what, url, control] of [
    ['a card', categoryFor('led-work-light-20v').url, add],
    ['the list', '/products?view=list', add],
    ['the quantity in the list', '/products?view=list', quantity],
    ['the comparison', tools, add],
    ['the product page', '/product/led-work-light-20v', button('Add to Cart')],
  ] as const) {
    for (const key of control === quantity ? ['Enter'] : ['Enter', 'Space']) {
      await test.step(`${what}, ${key}`, async () => {
        await open(url);
        await control.focus();
        await hold(page, key);
        await expect(cartLink(page, 1)).toBeVisible();
      });
    }
  }
  await test.step('the cart: an order is read and added, and the cart is cleared', async () => {
    await page.getByRole('link', { name: 'Cart, 1 item' }).press('Enter');
    await page.getByRole('button', { name: 'Add from a list or link' }).press('Enter');
    const field = page.getByRole('textbox', { name: /^Item numbers/ });
    await field.fill('TB-1110 2');
    await button('Read the order').focus();
    await hold(page, 'Enter');
    await button('Add 1 line · $139.98').focus();
    await hold(page, 'Enter');
    await expect(cartLink(page, 3)).toBeVisible();
    await button('Clear Cart').focus();
    await hold(page, 'Enter');
    await expect(cartLink(page, 0)).toBeVisible();
  });
  await test.step('a tick for the comparison, and a column of it', async () => {
    await open('/products?choosing=');
    await page.getByRole('link', { name: `Compare ${light}` }).focus();
    await hold(page, 'Enter');
    await expect(page.getByRole('link', { name: `Comparing ${light}: stop` })).toBeFocused();
    await open(tools);
    await page.getByRole('link', { name: `Remove ${light} from the comparison` }).focus();
    await hold(page, 'Enter');
    await expect(heading(page)).toHaveText('Compare 1 tool');
  });
});
