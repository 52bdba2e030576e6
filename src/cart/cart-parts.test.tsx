import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, currentUrl, main, openCartWith, openStore } from '../../test/open-store';

const light = '20V LED Work Light';

const cartLink = (count: string) => screen.getByRole('link', { name: `Cart, ${count}` });
const typedLines = () =>
  main().getByRole<HTMLTextAreaElement>('textbox', { name: /^Item numbers/ });
const jobField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Job name' });
const link = 'http://localhost:3000/cart?items=led-work-light-20v:1';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('products are added by their item numbers, and what is not understood stays in the field', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add by item number'));
  await shopper.click(typedLines());
  expect(typedLines().getAttribute('spellcheck')).toBe('false');
  main().getByText(
    'For example TB-1010 2, or 2 x TB-1010; also pasted from a spreadsheet or from an order.',
  );
  await shopper.paste('TB-1110 2\n  wrench\n3 x TB-1140\nTB-1120 0');
  await shopper.click(button('Add to Cart'));
  cartLink('5 items');
  main().getByText('Added 5 items. 2 lines were not added and stay in the field.');
  main().getByText('Line 2, “wrench”: No product has this item number.');
  main().getByText('Line 4, “TB-1120 0”: The quantity is no whole number from 1 to 999.');
  main().getByRole('textbox', { description: /^Added 5 items\..*Line 2, .*Line 4, / });
  expect(typedLines().value).toBe('  wrench\nTB-1120 0');
  await shopper.clear(typedLines());
  await shopper.type(typedLines(), 'TB-1120');
  await shopper.click(button('Add to Cart'));
  cartLink('6 items');
  main().getByRole('textbox', { description: 'Added 1 item.' });
  expect(main().getByText('Added 1 item.').parentElement?.querySelector('ul')).toBeNull();
  expect(typedLines().value).toBe('');
});

test('without products, the cart page has nothing to print, to share or to clear', async () => {
  const shopper = openCartWith(light);
  main().getByRole('table');
  await shopper.click(button(`Remove ${light}`));
  expect(main().queryByRole('table')).toBeNull();
  expect(main().queryByRole('button', { name: 'Clear Cart' })).toBeNull();
});

test('the form keeps what is typed while it is hidden', async () => {
  const shopper = openStore('/cart');
  const isExpanded = () => button('Add by item number').getAttribute('aria-expanded');
  expect(isExpanded()).toBe('false');
  await shopper.click(button('Add by item number'));
  expect(isExpanded()).toBe('true');
  await shopper.type(typedLines(), 'TB-1120');
  await shopper.click(button('Add by item number'));
  expect(isExpanded()).toBe('false');
  expect(main().queryByRole('textbox', { name: /^Item numbers/ })).toBeNull();
  await shopper.click(button('Add by item number'));
  expect(typedLines().value).toBe('TB-1120');
});

test('an empty field adds nothing and says what to do', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add by item number'));
  await shopper.click(button('Add to Cart'));
  main().getByText('Type an item number first.');
  expect(screen.queryByRole('link', { name: /^Cart, / })).toBeNull();
});

test('a single line that is not understood stays in the field', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Add by item number'));
  await shopper.type(typedLines(), 'TB-1');
  await shopper.click(button('Add to Cart'));
  main().getByText('Added 0 items. 1 line was not added and stays in the field.');
  expect(typedLines().value).toBe('TB-1');
});

test('the name of the job is in the title, the text, the printed list and the link', async () => {
  const shopper = openCartWith(light);
  expect(document.title).toBe('Cart | Torque Bay');
  await shopper.type(jobField(), 'Bay 3 ');
  await shopper.tab();
  expect(jobField().value).toBe('Bay 3');
  expect(document.title).toBe('Bay 3 | Cart | Torque Bay');
  main().getByText('Bay 3', { selector: 'p' });
  main().getByText(`${link}&job=Bay+3`);
  await shopper.click(button('Order as text'));
  expect(main().getByRole('region', { name: 'Order as text' }).textContent).toBe(
    `Torque Bay cart: Bay 3\n\n1 × TB-1110 ${light}, $69.99 each: $69.99\n\nSubtotal: $69.99\nShipping: $9.99\nTotal: $79.98\n\n${link}&job=Bay+3`,
  );
  await shopper.click(screen.getByRole('link', { name: 'All Tools' }));
  expect(document.title).toBe('All Tools | Torque Bay');
});

test('the job of a link replaces the one before, a link without one does not', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1&job=Bay+3');
  expect(currentUrl()).toBe('/cart');
  expect(jobField().value).toBe('Bay 3');
  await shopper.clear(jobField());
  expect(document.title).toBe('Cart | Torque Bay');
});

test('the field takes at most 60 characters and says what the name is for', async () => {
  const shopper = openCartWith(light);
  main().getByRole('textbox', {
    name: 'Job name',
    description: 'For the link, the text and the printed list. It is not stored.',
  });
  await shopper.click(jobField());
  await shopper.paste('x'.repeat(70));
  expect(jobField().value).toBe('x'.repeat(60));
});

test('the order is shared as text, or copied where nothing can be shared', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Order as text'));
  const { textContent } = main().getByRole('region', { name: 'Order as text' });
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await shopper.click(button('Share order'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Torque Bay cart', text: textContent });
  Reflect.deleteProperty(navigator, 'share');
  await shopper.click(button('Share order'));
  await main().findByText('Text copied');
  expect(await navigator.clipboard.readText()).toBe(textContent);
});

test('the order is copied as text and for a spreadsheet', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Order as text'));
  await shopper.click(button('Copy order'));
  await main().findByText('Order copied');
  expect(await navigator.clipboard.readText()).toContain('1 × TB-1110');
  await shopper.click(button('Copy for a spreadsheet'));
  await main().findByText('Table copied');
  expect(await navigator.clipboard.readText()).toContain(`TB-1110\t${light}\t1\t69.99\t69.99`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await shopper.click(button('Copy order'));
  await main().findByText('The browser does not allow copying.');
  await shopper.click(main().getByRole('button', { name: /^Increase/ }));
  expect(main().queryByText('The browser does not allow copying.')).toBeNull();
});

test('QR code and text are not shown at the same time', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Order as text'));
  expect(button('Order as text').getAttribute('aria-expanded')).toBe('true');
  await shopper.click(button('QR code'));
  expect(main().queryByRole('region', { name: 'Order as text' })).toBeNull();
  expect(button('QR code').getAttribute('aria-expanded')).toBe('true');
  expect(button('Order as text').getAttribute('aria-expanded')).toBe('false');
});
