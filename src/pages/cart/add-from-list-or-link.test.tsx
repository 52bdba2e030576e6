import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, main, openCartWith, openStore } from '../../../test/open-store.tsx';

const light = '20V LED Work Light';

const cartLink = (count: string) => screen.getByRole('link', { name: `Cart, ${count}` });
const typedLines = () =>
  main().getByRole<HTMLTextAreaElement>('textbox', { name: /^Item numbers/ });
const jobField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Job name' });

/** Opens the form, pastes the text and adds it. */
async function paste(shopper: UserEvent, text: string) {
  await shopper.click(button('Add from a list or link'));
  await shopper.click(typedLines());
  await shopper.paste(text);
  await shopper.click(button('Add to Cart'));
}

test('products are added by their item numbers, and what is not understood stays in the field', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add from a list or link'));
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

test('a slash is typed into the field', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add from a list or link'));
  await shopper.type(typedLines(), 'TB-1100 1/2');
  expect(document.activeElement).toBe(typedLines());
  expect(typedLines().value).toBe('TB-1100 1/2');
});

test('the form keeps what is typed while it is hidden', async () => {
  const shopper = openStore('/cart');
  const isExpanded = () => button('Add from a list or link').getAttribute('aria-expanded');
  expect(isExpanded()).toBe('false');
  await shopper.click(button('Add from a list or link'));
  expect(isExpanded()).toBe('true');
  await shopper.type(typedLines(), 'TB-1120');
  await shopper.click(button('Add from a list or link'));
  expect(isExpanded()).toBe('false');
  expect(main().queryByRole('textbox', { name: /^Item numbers/ })).toBeNull();
  await shopper.click(button('Add from a list or link'));
  expect(typedLines().value).toBe('TB-1120');
});

test.each(['Total: 5', 'Torque Bay cart'])('"%s" alone stays in the field', async (text) => {
  const shopper = openStore('/cart');
  await paste(shopper, text);
  main().getByText('Type an item number or paste a cart link first.');
  expect(typedLines().value).toBe(text);
});

test('the cart of a link is added, with its job', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'https://tools.example/cart?items=led-work-light-20v:2&job=Bay+3');
  cartLink('2 items');
  main().getByText('Added 2 items.');
  expect(typedLines().value).toBe('');
  expect(jobField().value).toBe('Bay 3');
});

test('the job of a link does not replace one that is there', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1&job=Bay+3');
  await paste(shopper, 'https://tools.example/cart?items=led-work-light-20v:2&job=Bay+4');
  cartLink('3 items');
  expect(jobField().value).toBe('Bay 3');
});

test('what a link leaves out is said, and does not stay in the field', async () => {
  const shopper = openCartWith(light);
  await paste(shopper, 'https://tools.example/cart?items=led-work-light-20v:999,zzz:1');
  cartLink('999 items');
  main().getByText(
    'Added 998 items. 1 item in this link could not be added. The cart holds at most 999 of each product.',
  );
  expect(typedLines().value).toBe('');
});

test.each([
  [
    'https://tools.example/products?items=led-work-light-20v:1',
    'This is no link to a cart of this store.',
  ],
  ['https://tools.example/cart?items=zzz:1', '1 item in this link could not be added.'],
])('the link %s adds nothing and stays in the field', async (link, problem) => {
  const shopper = openStore('/cart');
  await paste(shopper, link);
  main().getByText('Added 0 items. 1 line was not added and stays in the field.');
  main().getByText(`Line 1, “${link}”: ${problem}`);
  expect(typedLines().value).toBe(link);
});

test('lines that stay in the field are there after a look at another page', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add from a list or link'));
  await shopper.type(typedLines(), 'TB-1120{Enter}TB-1');
  await shopper.click(button('Add to Cart'));
  await shopper.click(screen.getByRole('link', { name: 'Returns' }));
  await shopper.click(cartLink('1 item'));
  expect(typedLines().value).toBe('TB-1');
  expect(button('Add from a list or link').getAttribute('aria-expanded')).toBe('true');
});

test('of many lines that are not understood, the first 20 are listed, long ones cut', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add from a list or link'));
  await shopper.click(typedLines());
  const long = `TB-1 ${'x'.repeat(75)}`;
  await shopper.paste([`${long}x`, ...Array.from({ length: 21 }, () => 'TB-1')].join('\n'));
  await shopper.click(button('Add to Cart'));
  main().getByText(`Line 1, “${long}…”: No product has this item number.`);
  main().getByText('Line 20, “TB-1”: No product has this item number.');
  expect(main().queryByText(/^Line 21,/)).toBeNull();
  main().getByText('And 2 more.');
});

test('an empty field adds nothing and says what to do', async () => {
  const shopper = openStore('/cart');
  await shopper.click(button('Add from a list or link'));
  await shopper.click(button('Add to Cart'));
  main().getByText('Type an item number or paste a cart link first.');
  expect(screen.queryByRole('link', { name: /^Cart, / })).toBeNull();
});

test('a single line that is not understood stays in the field', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Add from a list or link'));
  await shopper.type(typedLines(), 'TB-1');
  await shopper.click(button('Add to Cart'));
  main().getByText('Added 0 items. 1 line was not added and stays in the field.');
  expect(typedLines().value).toBe('TB-1');
});

test('what surrounds an order in an e-mail is folded, and products without a quantity are asked about', async () => {
  const shopper = openStore('/cart');
  const text =
    'Hi Dave,\n- 2 x TB-1110\n- 1 TB-1140 4\n• TB-1050 (3)\nThanks\nMike, 14 Main Street';
  await paste(shopper, text);
  cartLink('5 items');
  const status = within(main().getByRole('region', { name: 'Add from a list or link' })).getByRole(
    'status',
  );
  within(status).getByText('Added 5 items. 2 lines added, 4 others left in the field.');
  const folded = within(status).getByRole('group');
  expect(within(status).getByText('3 lines without a product').closest('details')).toBe(folded);
  within(folded).getByText('Line 6, “Mike, 14 Main Street”: No product has this item number.');
  expect(within(folded).queryByText(/^Line 3,/)).toBeNull();
  within(status).getByText('Line 3, “- 1 TB-1140 4”: 1 or 4?');
  expect(typedLines().value).toBe('Hi Dave,\n- 1 TB-1140 4\nThanks\nMike, 14 Main Street');
});
