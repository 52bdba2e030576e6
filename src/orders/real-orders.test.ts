// Orders in the forms that e-mails, messages, spreadsheets and purchase orders have. Each says what is added (`TB-1120:2`) and
// which lines stay with a question (`1 or 4?`). All other lines are surroundings: they stay, and nobody asks about them.
import { expect, test } from 'vitest';
import { emptyCart } from '../cart/cart.ts';
import { products } from '../catalogue/products.ts';
import { readOrder } from './read-order.ts';

/** What is read: `TB-1120:2`, or for a line that is asked about its reason. */
function whatIsRead(text: string): string[] {
  const { lines, problems } = readOrder(text, emptyCart);
  const numberOf = (id: string) => products.find((product) => product.id === id)?.itemNumber;
  return [
    ...lines.map(({ productId, quantity }) => `${numberOf(productId)}:${quantity}`),
    ...problems.filter(({ isProduct }) => isProduct).map(({ problem }) => problem),
  ];
}

const noQuantity = 'The quantity is no whole number from 1 to 999.';
const howMany = 'How many? Type the item number and a quantity.';
const both = (first: string, second: string) =>
  `Both ${first} and ${second} are item numbers. Type one a line, with the name of its product after it.`;
const notWhole = 'Only an item number, a quantity and the name of the product are understood.';

test.each<[string, string, string[]]>([
  [
    'e-mail with greeting, bullets and signature',
    `Hi Dave,

please send us:

- 2 x TB-1120 torque wrench
- TB-1110 (3)
• TB-1050

Ship to: 14 Main Street, Springfield, IL 62704
Need it by 12/05/2026, PO 4500012345.

Thanks,
Mike Miller
Miller Auto Repair, Tel. 555-0147 ext. 12`,
    ['TB-1120:2', 'TB-1110:3', 'TB-1050:1'],
  ],
  [
    'WhatsApp message',
    'Hey can u get me 2 of TB-1120 and 1x TB-1110 asap 🙏',
    ['TB-1120:2', 'TB-1110:1'],
  ],
  [
    'exported chat',
    '[26/11/2026, 09:15:02] Bob: 2 x TB-1120\n[26/11/2026, 09:15:40] Bob: TB-1110 x3\n26.11.26, 09:16 - Bob: and TB-1050 qty 4',
    ['TB-1120:2', 'TB-1110:3', 'TB-1050:4'],
  ],
  [
    'several products in a line',
    '2x TB-1120, 1x TB-1110 and TB-1050',
    ['TB-1120:2', 'TB-1110:1', 'TB-1050:1'],
  ],
  [
    'quantities after, in a line',
    'TB-1120 x 2, TB-1110 x 3; TB-1050 - 4',
    ['TB-1120:2', 'TB-1110:3', 'TB-1050:4'],
  ],
  ['no separators in a line', 'TB-1120 2 TB-1110 3', [both('TB-1120', 'TB-1110')]],
  ['one quantity for all', '2 each of TB-1120 and TB-1110', [howMany]],
  [
    'copy from a spreadsheet with a header',
    'Pos\tPart Number\tDescription\tQty\tUOM\tUnit Price\tTotal\n10\tTB-1120\tTorque wrench 1/2"\t2\tEA\t139.99\t279.98\n20\tTB-1110\tWork light\t4\tEA\t69.99\t279.96',
    ['TB-1120:2', 'TB-1110:4'],
  ],
  [
    'header with the quantity first',
    'Qty\tSKU\tPrice\n2\tTB-1120\t140\n3\tTB-1110\t70',
    ['TB-1120:2', 'TB-1110:3'],
  ],
  [
    'German header with semicolons and decimals',
    'Pos;Artikelnr;Bezeichnung;Menge;ME;Einzelpreis;Gesamt\n1;TB-1120;Drehmomentschlüssel;2,00;ST;139,99;279,98\n2;TB-1110;Lampe;12,00;ST;69,99;839,88',
    ['TB-1120:2', 'TB-1110:12'],
  ],
  [
    'markdown table',
    '| # | Item | Qty |\n|---|:---:|---:|\n| 1 | TB-1120 | 4 |\n| 2 | TB-1110 | 5 |',
    ['TB-1120:4', 'TB-1110:5'],
  ],
  [
    'CSV with commas and quotes',
    'Line,Part No.,Description,Quantity,Price\n1,TB-1120,"Wrench, 1/2"" drive",3,139.99\n2,TB-1110,"Light, LED",6,69.99',
    ['TB-1120:3', 'TB-1110:6'],
  ],
  [
    'columns of a PDF, separated by spaces',
    'Line   Qty   Item       Description            Price\n1      2     TB-1120    Click Torque Wrench    139.99\n2      5     TB-1110    LED Work Light         69.99',
    ['TB-1120:2', 'TB-1110:5'],
  ],
  [
    'SAP purchase order without tabs',
    'Purchase Order 4500012345 Date 26.11.2026\nItem Material Description Order Qty Unit Price\n00010 TB-1120 Click Torque Wrench 2 EA 139.99 279.98\n00020 TB-1110 LED Work Light 10 PC 69.99 699.90\nTotal net value USD 979.88',
    ['TB-1120:2', 'TB-1110:10'],
  ],
  [
    'labels on lines of their own',
    'SKU: TB-1120\nDescription: Torque wrench, click type\nQty: 2\nUnit price: $139.99\n\nSKU: TB-1110\nQuantity Ordered: 5',
    ['TB-1120:2', 'TB-1110:5'],
  ],
  ['amount on the next line', 'Item: TB-1120\nAmount: 3', ['TB-1120:3']],
  [
    'quantity on the line above',
    'Qty: 2\nItem: TB-1120\n\nQty: 3\nItem: TB-1110',
    ['TB-1110:3', '2 or 3?'],
  ],
  ['numbered items', 'Item 4: TB-1100\nItem 5: TB-1110, qty 2', ['TB-1100:1', 'TB-1110:2']],
  [
    'a numbered list',
    '1. TB-1120 x 2\n2. TB-1110\n3) TB-1050 (4)',
    ['TB-1120:2', 'TB-1110:1', 'TB-1050:4'],
  ],
  ['row numbers without a header', '1 TB-1120 4', ['1 or 4?']],
  [
    'row numbers that could be quantities',
    '1 TB-1120\n2 TB-1110\n3 TB-1050',
    ['TB-1120:1', '1 or 2?', '1 or 3?'],
  ],
  ['row confirmed by its total', '1 TB-1120 4 139.99 559.96', ['TB-1120:4']],
  ['large quantity with a unit', 'TB-1120 150 ea', ['TB-1120:150']],
  ['unit in a cell of its own', '10\tTB-1120\tWrench\t2\tpc\t139.99', ['TB-1120:2']],
  ['each in a cell of its own', 'TB-1120\t2\teach\t139.99', ['TB-1120:2']],
  ['a pack', 'TB-1120 6-pack', [noQuantity]],
  ['thousands', 'TB-1120 2k', [noQuantity]],
  ['a word as quantity', 'two TB-1120 please', ['TB-1120:2']],
  ['British count', '3 off TB-1120\nTB-1110 3 each', ['TB-1120:3', 'TB-1110:3']],
  [
    "a quoted copy of the store's own order",
    '> Torque Bay cart: Bay 3\n>\n> 2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98\n> 1 × TB-1110 20V LED Work Light, $69.99 each: $69.99\n>\n> Subtotal: $349.97\n> Shipping: Free\n> Total: $349.97\n>\n> https://tools.example/cart?items=click-torque-wrench-half-in:2,led-work-light-20v:1',
    ['TB-1120:2', 'TB-1110:1'],
  ],
  [
    'link in brackets',
    'My cart (https://tools.example/cart?items=led-work-light-20v:2), thanks',
    ['TB-1110:2'],
  ],
  [
    'link in angle brackets',
    'See the cart <https://tools.example/cart?items=led-work-light-20v:2>.',
    ['TB-1110:2'],
  ],
  [
    'names without numbers',
    '2 x 20V LED Work Light\ntorque wrenches: 3\n1 impact gun',
    ['TB-1110:2', 'TB-1120:3', 'Which one: TB-1070 or TB-1100? Type its item number.'],
  ],
  [
    'sizes are no quantities',
    'TB-1140 1/4 in. socket set\nTB-1110 20V light x 2\nTB-1120 10 mm',
    ['TB-1140:1', 'TB-1110:2', noQuantity],
  ],
  ['item number repeated in the description', 'TB-1120\tTorque Wrench TB-1120\t2', ['TB-1120:2']],
  [
    'price alone',
    'TB-1120 Click Torque Wrench $139.99\nTB-1110 @ 69.99',
    ['TB-1120:1', 'TB-1110:1'],
  ],
  ['total alone', 'TB-1120 $279.98', [noQuantity]],
  [
    'mentioned, not ordered',
    'the TB-1120 we bought last year\ninstead of 2 TB-1110',
    [howMany, notWhole],
  ],
  ['alternatives', 'TB-1120 or TB-1110', [notWhole]],
  ['a quantity for all lines', 'please send 2 of each:\nTB-1120\nTB-1110', ['1 or 2?', '1 or 2?']],
  ['a quantity below other text', 'TB-1120 Torque Wrench\nBlue handle\n4', ['1 or 4?']],
  ['each cell on a line of its own', 'Product\nTB-1120\nQuantity\n4\nPrice\n$139.99', ['1 or 4?']],
  ['another size of a tool', '3/8 torque wrench x 4', []],
  ['plural of an item number', '4 of the TB-1120s', ['TB-1120:4']],
  [
    'a column of orders without quantities',
    'Item\tEach\tTotal\nTB-1120\t120.00\t480.00',
    [howMany],
  ],
  [
    'quantities ordered and shipped',
    'Qty Ordered\tQty Shipped\tItem\n4\t2\tTB-1120',
    ['TB-1120:4'],
  ],
  [
    'an order form with empty quantities',
    'Item | Qty | Price\nTB-1120 | 4 | 139.99\nTB-1110 | | 69.99',
    ['TB-1120:4', noQuantity],
  ],
  ['changes', 'Please change the qty of TB-1120 from 2 to 4', [notWhole]],
  [
    'packs of several',
    'TB-1120 pack of 4\nItem\tQty\tUOM\nTB-1110\t2\tDZ',
    [noQuantity, noQuantity],
  ],
  ['open quantities', 'TB-1120 Qty: ____\nTB-1110 x ?', [noQuantity, noQuantity]],
  ['halves and ordinals', 'TB-1120 2 ½\nTB-1110 by the 21st', [noQuantity, noQuantity]],
  ['what is not ordered', 'no TB-1110\nreturn 2 TB-1120', [notWhole, notWhole]],
  ['the number of a part', 'Part no TB-1120 x 2', ['TB-1120:2']],
  [
    'an answer above the order that it quotes',
    '2 x TB-1120 please\n\nBob wrote:\n> 3 x TB-1120',
    ['TB-1120:2', 'This line is quoted. Is it ordered too?'],
  ],
  ['numbers of other things', 'Site 3 TB-1120\nKit 3: TB-1110', ['1 or 3?', '1 or 3?']],
  ['a table without quantities', 'Site\tItem\n3\tTB-1120', [howMany]],
  ['quantities that double', '5 TB-1120\n10 TB-1110', ['TB-1120:5', 'TB-1110:10']],
  [
    'price before the quantity',
    'TB-1120 139.99 ea 5\nTB-1110 60.50 each 4',
    ['TB-1120:5', 'TB-1110:4'],
  ],
  ['bay numbers', 'TB-1120 for bay 3', [noQuantity]],
])('%s', (_, text, expected) => {
  expect(whatIsRead(text)).toEqual(expected);
});
