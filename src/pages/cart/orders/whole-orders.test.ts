// Orders of several lines: a line can mean something else beside others.
import { expect, test } from 'vitest';
import { shownRows } from '../../../../test/shown-rows.ts';
import { emptyCart } from '../../../cart/cart.ts';
import { sharedCartUrl } from '../../../cart/shared-cart.ts';
import { maxLines, orderWithout, readOrder } from './read-order.ts';

const linkTo = (productId: string, quantity: number) =>
  `https://shop.example${sharedCartUrl([{ productId, quantity }])}`;

test.each([
  // Quantities at the start that grow may be the numbers of the rows.
  ['1 TB-1120\n2 TB-1110', 'TB-1120:1? TB-1110:2?'],
  ['2 TB-1120\n1 TB-1110', 'TB-1120:2 TB-1110:1'],
  ['2 TB-1120\n2 TB-1110', 'TB-1120:2 TB-1110:2'],
  ['1 TB-1120\n2 TB-1110\n1 TB-1010', 'TB-1120:1 TB-1110:2 TB-1010:1'],
  // A mark that all lines have says nothing, also if lines without text lack it.
  ['* TB-1120 2\n \n* TB-1110 1', 'TB-1120:2 TB-1110:1'],
  ['- TB-1120 2\n- TB-1110 1', 'TB-1120:2 TB-1110:1'],
  ['- 12 TB-1120', 'TB-1120:12?'],
  ['TB-1120 > 2', 'TB-1120:2?'],
  ['TB-1120 • 2', 'TB-1120:2?'],
  ['  > 2 x TB-1120\nTB-1110 1', 'TB-1120:2? TB-1110:1?'],
  // Only quoted-printable breaks lines with `=`.
  ['Item=3D x\n2 x TB-11=\n20', 'TB-1120:2?'],
  ['2 x TB-1120=\n1 x TB-1110', 'TB-1120:2? TB-1110:1?'],
  // A table needs a head of one quantity and of products, and says what else it has.
  ['Qty,Item\n2,TB-1120', 'TB-1120:2'],
  ['Item No. | Qty. | Total (USD)\nTB-1120 | 2 | 279.98', 'TB-1120:2'],
  ['My Item;Qty\nTB-1120;2', 'TB-1120:2?'],
  ['Item;My Qty\nTB-1120;2', 'TB-1120:2?'],
  ['Items;Qty\nTB-1120;2', 'TB-1120:2?'],
  // The text of an order, and sums below a title.
  ['  Torque Bay cart  \nTB-1120 2\nTotal: $279.98', 'TB-1120:2'],
  ['Torque Bay cart: Bay 3\nTB-1120 2\n Shipping: Free ', 'TB-1120:2'],
  ['TB-1120 2\nTotal: $279.98', 'TB-1120:2?'],
  ['Torque Bay cart\n Before you order \nTB-1110: check it\n \nTB-1120 2', 'TB-1120:2'],
  ['Torque Bay cart\n\nTB-1120 2\n\nBefore you order\nTB-1110: check it', 'TB-1120:2'],
  ['Before you order\nTB-1120 2', 'TB-1120:2?'],
])('%j', (text, rows) => {
  expect(shownRows(text)).toBe(rows);
});

test('a link that repeats only some of the lines above it says something new', () => {
  const lines = '2 x TB-1120\n1 x TB-1110\n';
  const counts = ['click-torque-wrench-half-in', 'led-work-light-20v'].map(
    (id) =>
      readOrder(`${lines}${linkTo(id, id.startsWith('click') ? 2 : 9)}`, emptyCart).rows.length,
  );
  expect(counts).toEqual([3, 3]);
  const both = `https://shop.example${sharedCartUrl([
    { productId: 'click-torque-wrench-half-in', quantity: 2 },
    { productId: 'led-work-light-20v', quantity: 1 },
  ])}`;
  expect(readOrder(`${lines}${both}`, emptyCart).rows).toHaveLength(2);
});

test('a link to a cart has no note and no job, and a link to another place says so', () => {
  const order = readOrder(linkTo('led-work-light-20v', 1), emptyCart);
  expect([order.rows.length, order.notes, order.jobName]).toEqual([1, [], '']);
  for (const url of ['http://shop.example/', 'HTTPS://shop.example/'])
    expect(readOrder(url, emptyCart).notes).toEqual(['This is no link to a cart of this store.']);
});

test('a line with a product is not among those without', () => {
  expect(readOrder('2 boxes TB-1120', emptyCart).others).toEqual([]);
});

test('item numbers beyond the maximum, or beside a line that is not understood, are no scan', () => {
  const quantityOf = (texts: readonly string[]) =>
    readOrder(texts.join('\n'), emptyCart).rows[0]?.quantity;
  const scan = (count: number) => new Array<string>(count).fill('TB-1120');
  expect(quantityOf(scan(2))).toBe(1);
  expect(quantityOf([...scan(2), 'please'])).toBeUndefined();
  expect(quantityOf(scan(maxLines + 1))).toBeUndefined();
  expect(quantityOf([...scan(2), 'please', ...scan(maxLines - 2)])).toBeUndefined();
});

test('an order without some of its lines', () => {
  expect(orderWithout('a\r\nb\nc', new Set([2]))).toBe('a\nc');
  expect(orderWithout('a\nb', new Set())).toBe('a\nb');
});

test('lines beyond the maximum are counted, and not read', () => {
  const order = ['2 x TB-1120', ...new Array<string>(maxLines).fill('-')].join('\n');
  expect(readOrder(`${order}\n2 x TB-1110`, emptyCart)).toMatchObject({
    unread: 2,
    rows: [{ quantity: 2 }],
  });
});
