// Cart links among the lines of a typed order.
import { expect, test } from 'vitest';
import { shownRows } from '../../../../test/shown-rows.ts';
import { readOrder } from './read-order.ts';

const link = 'https://tools.example/cart?items=led-work-light-20v:2,socket-set-40pc:1&job=Bay+3';

test.each([
  link,
  ` ${link} `,
  link.replace('https://', ''),
  link.replace('https://tools.example', 'http://192.168.0.7:4173'),
  link.replace('/cart', '/cart.html'),
  link.replace('/cart', '/cart/'),
  `${link}#order`,
  `Torque Bay cart: Bay 3\n${link}`,
  `${link} (${link})`,
  `Torque Bay cart\n\nSubtotal: $199.97\n\n${link}`,
  // A mail program has broken the line.
  link.replaceAll('=', '=3D').replace(',', ',=\r\n'),
  `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`,
])('the lines of a cart link show no doubt: %j', (text) => {
  expect(shownRows(text)).toBe('TB-1110:2 TB-1140:1');
  expect(readOrder(text, [])).toMatchObject({ jobName: 'Bay 3', notes: [], others: [] });
});

test.each([
  // Several links.
  [`${link}\nhttps://tools.example/cart?items=digital-heat-gun:1`, 'TB-1110:2 TB-1140:1 TB-1030:1'],
  [
    `${link}\nhttps://tools.example/cart?items=led-work-light-20v:1`,
    'TB-1110:2? TB-1140:1? TB-1110:1?',
  ],
  // A sentence beside the link.
  [`Please cancel this: ${link}`, 'TB-1110:2? TB-1140:1?'],
  // The link of an order, of which lines may have been taken out.
  [`2 x TB-1110\n${link}`, 'TB-1110:2'],
  // The link of another cart, or of one that was changed.
  [`TB-1120 2\n${link}`, 'TB-1120:2? TB-1110:2? TB-1140:1?'],
  [`TB-1110 3\n${link}`, 'TB-1110:3? TB-1110:2? TB-1140:1?'],
  [`${link}\nTB-1120 2`, 'TB-1110:2? TB-1140:1? TB-1120:2?'],
])('%j is read as %s', (text, rows) => {
  expect(shownRows(text)).toBe(rows);
});

const noCart = 'This is no link to a cart of this store.';

test.each([
  ['https://tools.example/', noCart],
  ['https://tools.example/cart', noCart],
  ['https://tools.example/shop/cart?items=socket-set-40pc:1', noCart],
  ['https://tools.example/products?items=socket-set-40pc:1', noCart],
  ['https://[', noCart],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__tools.example_cart-3Fitems-3Dled-2Dwork-2Dlight-2D20v-3A2&d=DwMFaQ',
    noCart,
  ],
  [
    'https://urldefense.com/v3/__https:**Atools.example/cart?items=led-work-light-20v:2__;Ly8!!abc$',
    noCart,
  ],
  [
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encodeURIComponent(link)}`)}`,
    noCart,
  ],
  [`https://tools.example/cart?${encodeURIComponent('items=led-work-light-20v:2')}`, noCart],
  [
    'https://tools.example/cart?items=zzz:1,socket-set-40pc:0',
    '2 items in this link could not be added.',
  ],
])('the link "%s" has no cart', (text, note) => {
  expect(readOrder(text, [])).toMatchObject({ rows: [], notes: [note] });
});
