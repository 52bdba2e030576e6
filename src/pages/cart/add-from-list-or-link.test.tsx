import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, main, openCartWith, openStore } from '../../../test/open-store.tsx';

const light = '20V LED Work Light';
const grinder = '5 in. Variable-Speed Angle Grinder';
const torqueWrench = '1/2 in. Click Torque Wrench';

const cartLink = (count: string) => screen.getByRole('link', { name: `Cart, ${count}` });
const toggle = () => button('Add from a list or link');
const panel = () =>
  within(screen.getByRole('textbox', { name: /^Item numbers/ }).closest('div') as HTMLElement);
const typedLines = () =>
  panel().getByRole<HTMLTextAreaElement>('textbox', { name: /^Item numbers/ });
const result = () => panel().getByRole('status').textContent;
const row = (name: RegExp) => within(panel().getByRole('row', { name }));
const jobField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Job name' });
const quantityOf = (product: string, line: number) =>
  panel().getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${product}, line ${line}` });
const leaveOut = (product: string, line: number) =>
  panel().getByRole('button', { name: `Leave out ${product}, line ${line}` });
const isLeftOut = (product: string, line: number) =>
  leaveOut(product, line).getAttribute('aria-pressed') === 'true';

/** Opens the form and pastes the text. */
async function paste(shopper: UserEvent, text: string) {
  await shopper.click(toggle());
  await shopper.click(typedLines());
  await shopper.paste(text);
}

test('a pasted order is shown, and nothing is added before the shopper says so', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, '- 2 x TB-1110\n- TB-1120');
  expect(screen.queryByRole('link', { name: /^Cart, / })).toBeNull();
  expect(result()).toBe('2 lines with a tool, 1 to check.');
  expect(
    panel()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Your line', 'Tool', 'Quantity', 'Leave out']);
  const clear = row(/^- 2 x TB-1110/);
  clear.getByRole('rowheader', { name: '- 2 x TB-1110' });
  expect(clear.getByRole('link', { name: light }).getAttribute('href')).toBe(
    '/product/led-work-light-20v',
  );
  clear.getByText('Item TB-1110 · $69.99 each');
  expect(isLeftOut(light, 1)).toBe(false);
  expect(quantityOf(light, 1).value).toBe('2');
  const doubtful = row(/^- TB-1120/);
  doubtful.getByText('How many?');
  expect(doubtful.queryByRole('button', { name: /^Leave out/ })).toBeNull();
  expect(quantityOf(torqueWrench, 2).value).toBe('');
  // The text can be read again once it changes.
  expect(panel().queryByRole('button', { name: 'Read the order' })).toBeNull();

  await shopper.click(button('Add 1 line · $139.98'));
  cartLink('2 items');
  expect(result()).toBe('Added 2 items. 1 line left.');
  expect(typedLines().value).toBe('- TB-1120');
  panel().getByText('No line to add yet.');
  await shopper.click(button(`Increase quantity of ${torqueWrench}, line 2`));
  await shopper.click(button('Add 1 line · $139.99'));
  cartLink('3 items');
  expect(result()).toBe('Added 1 item.');
  expect(typedLines().value).toBe('');
  expect(panel().queryByRole('table')).toBeNull();
});

test('one button adds the rows with one tool and one quantity, also beside lines that are not understood', async () => {
  const shopper = openStore('/cart?items=socket-set-40pc:999');
  await paste(
    shopper,
    'In our van:\nTB-1110 2\n5 chainsaw\nTB-1120\n2 impact guns\nTB-1140 3\n3 x TB-1010 now',
  );
  expect(result()).toBe('5 lines with a tool, 4 to check.');
  const others = within(panel().getByText('2 lines without a tool').parentElement as HTMLElement);
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In our van: not understood',
    '5 chainsaw: not sold here',
  ]);
  expect(
    panel()
      .getAllByRole('button', { name: /^Leave out/ })
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual([`Leave out ${light}, line 2`, `Leave out ${grinder}, line 7`]);
  panel().getByRole('button', {
    name: `Leave out ${grinder}, line 7`,
    description: '3? Please check this line.',
  });
  button('Add 2 lines · $529.95');
  await shopper.click(leaveOut(grinder, 7));
  expect(isLeftOut(grinder, 7)).toBe(true);
  button('Add 1 line · $139.98');
  await shopper.click(leaveOut(grinder, 7));
  button('Add 2 lines · $529.95');
});

test('200 rows are shown at once, and the others follow', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'TB-1110\n'.repeat(203));
  // Without the names of 600 controls, which take seconds. One of the rows has the headings.
  const rows = () => panel().getAllByRole('row').slice(1);
  expect(result()).toBe(
    '203 lines with a tool, 0 to check. 200 are shown; 3 follow when these are added.',
  );
  expect(rows()).toHaveLength(200);
  await shopper.click(panel().getByText('Add 200 lines · $13,998.00'));
  expect(result()).toBe('Added 200 items. 3 lines left.');
  expect(rows()).toHaveLength(3);
  await shopper.click(button('Add 3 lines · $209.97'));
  cartLink('203 items');
});

test('a typed order is read by the button, and no longer shown when it changes', async () => {
  const shopper = openStore('/cart');
  await shopper.click(toggle());
  expect(typedLines().getAttribute('spellcheck')).toBe('false');
  panel().getByText(
    'For example TB-1010 2, or 2 x TB-1010; also pasted from a spreadsheet or from an e-mail.',
  );
  await shopper.type(typedLines(), 'TB-1110 2');
  expect(panel().queryByRole('table')).toBeNull();
  await shopper.click(button('Read the order'));
  panel().getByRole('table', { name: 'The order as it was read' });
  panel().getByRole('textbox', {
    description: /^For example .* 1 line with a tool, 0 to check\.$/,
  });
  await shopper.type(typedLines(), '5');
  expect(panel().queryByRole('table')).toBeNull();
  await shopper.click(button('Read the order'));
  button('Add 1 line · $1,749.75');
});

test('a change of the quantity puts a row back, and changes what is added', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'TB-1120 4');
  await shopper.click(leaveOut(torqueWrench, 1));
  panel().getByText('No line to add yet.');
  await shopper.click(button(`Decrease quantity of ${torqueWrench}, line 1`));
  expect(isLeftOut(torqueWrench, 1)).toBe(false);
  button('Add 1 line · $419.97');
});

test('where several tools may be meant, the shopper chooses one', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, '2 impact guns');
  panel().getByText('Which one?');
  const choice = panel().getByRole<HTMLSelectElement>('combobox', { name: 'Tool of line 1' });
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Choose a tool',
    '20V Brushless 1/2 in. Impact Wrench Kit',
    '1/2 in. Composite Air Impact Wrench',
  ]);
  panel().getByText('No line to add yet.');
  expect(panel().queryByRole('button', { name: /^Leave out/ })).toBeNull();
  await shopper.selectOptions(choice, '1/2 in. Composite Air Impact Wrench');
  await shopper.click(button('Add 1 line · $459.98'));
  cartLink('2 items');
});

test('undo takes out what was added, and shows the order again', async () => {
  const shopper = openCartWith(light);
  await paste(
    shopper,
    'https://tools.example/cart?items=led-work-light-20v:2,socket-set-40pc:1&job=Bay+3',
  );
  await shopper.click(button('Add 2 lines · $199.97'));
  cartLink('4 items');
  expect(jobField().value).toBe('Bay 3');
  expect(document.activeElement?.textContent).toContain('Added 3 items.');
  await shopper.click(panel().getByRole('button', { name: 'Undo' }));
  cartLink('1 item');
  expect(jobField().value).toBe('');
  expect(typedLines().value).toMatch(/^https:/);
  button('Add 2 lines · $199.97');
});

test('the job of a link does not replace one that is there', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1&job=Bay+3');
  await paste(shopper, 'https://tools.example/cart?items=led-work-light-20v:2&job=Bay+4');
  await shopper.click(button('Add 1 line · $139.98'));
  cartLink('3 items');
  expect(jobField().value).toBe('Bay 3');
});

test('what a link leaves out is said', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'https://tools.example/cart?items=led-work-light-20v:2,zzz:1');
  expect(result()).toBe('1 line with a tool, 0 to check. 1 item in this link could not be added.');
});

test('a quantity beyond the maximum is cut, with its doubt', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:990');
  await paste(shopper, 'TB-1110 x 20');
  panel().getByText('The cart holds at most 999 of each product.');
  expect(quantityOf(light, 1).value).toBe('9');
  await shopper.click(button('Add 1 line · $629.91'));
  cartLink('999 items');
});

test('two lines of a product are cut together at the maximum', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'TB-1110 x 600\nTB-1110 x 500');
  panel().getByText('Also in line 2');
  await shopper.click(button('Add 2 lines · $76,989.00'));
  expect(result()).toBe('Added 999 items. The cart holds at most 999 of each product.');
});

test('with the maximum in the cart, the row adds nothing', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:999');
  await paste(shopper, 'TB-1110 2');
  panel().getByText('No line to add yet.');
  expect(panel().queryByRole('textbox', { name: `Quantity of ${light}, line 1` })).toBeNull();
});

test.each([
  [
    'https://tools.example/products?items=led-work-light-20v:1',
    'This is no link to a cart of this store.',
  ],
  ['https://tools.example/cart?items=zzz:1', '1 item in this link could not be added.'],
  ['wrench 2 rachets blue', 'No tool is found in this text.'],
  ['Total: 5', 'No tool is found in this text.'],
])('"%s" has no tool and stays in the field', async (text, message) => {
  const shopper = openStore('/cart');
  await paste(shopper, text);
  expect(result()).toBe(message);
  expect(panel().queryByRole('table')).toBeNull();
  expect(typedLines().value).toBe(text);
});

test('an empty field says what to do', async () => {
  const shopper = openStore('/cart');
  await shopper.click(toggle());
  await shopper.click(button('Read the order'));
  expect(result()).toBe('Type an item number or paste a cart link first.');
});

test('of many lines without a tool the first 8 are listed above the rows, long ones cut, and lines beyond 2,000 counted', async () => {
  const shopper = openStore('/cart');
  const long = `TB-1 ${'x'.repeat(76)}`;
  await paste(shopper, ['TB-1110', long, ...Array.from({ length: 2000 }, () => 'TB-1')].join('\n'));
  expect(result()).toBe(
    '1 line with a tool, 1 to check. At most 2,000 lines are read; 2 were not.',
  );
  const others = panel().getByText('1999 lines without a tool');
  expect(others.compareDocumentPosition(panel().getByRole('table'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  panel().getByText(`${long.slice(0, 80)}…: not understood`);
  expect(panel().getAllByText('TB-1: not understood')).toHaveLength(7);
  panel().getByText('And 1991 more.');
});

test('a slash is typed into the field', async () => {
  const shopper = openStore('/cart');
  await shopper.click(toggle());
  await shopper.type(typedLines(), 'TB-1100 1/2');
  expect(document.activeElement).toBe(typedLines());
  expect(typedLines().value).toBe('TB-1100 1/2');
});

test('the form keeps what is typed while it is hidden', async () => {
  const shopper = openStore('/cart');
  const isExpanded = () => toggle().getAttribute('aria-expanded');
  expect(isExpanded()).toBe('false');
  await shopper.click(toggle());
  expect(isExpanded()).toBe('true');
  await shopper.type(typedLines(), 'TB-1120');
  await shopper.click(toggle());
  expect(isExpanded()).toBe('false');
  expect(main().queryByRole('textbox', { name: /^Item numbers/ })).toBeNull();
  await shopper.click(toggle());
  expect(typedLines().value).toBe('TB-1120');
});
