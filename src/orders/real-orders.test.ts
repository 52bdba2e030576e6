// Orders, and what is like one, in the forms that e-mails, messages, spreadsheets and purchase orders have. What is ticked is right.
import { expect, test } from 'vitest';
import { type OrderText, shownRows } from '../../test/shown-rows.ts';

const texts: readonly OrderText[] = [
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
    [
      'TB-1120:2 Line 9 says “Ship to: 14 Main Street, Springfield, IL…”',
      'TB-1110:3 Line 9 says “Ship to: 14 Main Street, Springfield, IL…”',
      'TB-1050:1 How many?',
    ],
  ],
  [
    'WhatsApp message',
    'Hey can u get me 2 of TB-1120 and 1x TB-1110 asap 🙏',
    [
      'TB-1120:2 2? The line also says “Hey can u get me”',
      'TB-1110:1 1? The line also says “asap 🙏”',
    ],
  ],
  [
    'exported chat',
    `[26/11/2026, 09:15:02] Bob: 2 x TB-1120
[26/11/2026, 09:15:40] Bob: TB-1110 x3
26.11.26, 09:16 - Bob: and TB-1050 qty 4`,
    [
      'TB-1120:2 2? The line also says “[26/11/2026, 09:15:02] Bob”',
      'TB-1110:3 3? The line also says “[26/11/2026, 09:15:40] Bob”',
      'TB-1050:4 4? The line also says “26.11.26, 09:16 - Bob: and”',
    ],
  ],
  [
    'several products in a line',
    '2x TB-1120, 1x TB-1110 and TB-1050',
    [
      'TB-1120:2 2? The line has several tools',
      'TB-1110:1 1? The line has several tools',
      'TB-1050:1 How many? The line has several tools',
    ],
  ],
  [
    'quantities after, in a line',
    'TB-1120 x 2, TB-1110 x 3; TB-1050 - 4',
    ['TB-1120:2', 'TB-1110:3', 'TB-1050:4'],
  ],
  [
    'no separators in a line',
    'TB-1120 2 TB-1110 3',
    ['TB-1120:1 How many? The line has several tools', 'TB-1110:2 2? The line has several tools'],
  ],
  [
    'one quantity for all',
    '2 each of TB-1120 and TB-1110',
    ['TB-1120:2 2? The line has several tools', 'TB-1110:1 How many? The line has several tools'],
  ],
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
    `Pos;Artikelnr;Bezeichnung;Menge;ME;Einzelpreis;Gesamt
1;TB-1120;Drehmomentschlüssel;2,00;ST;139,99;279,98
2;TB-1110;Lampe;12,00;ST;69,99;839,88`,
    [
      'TB-1120:2 2? The line also says “Drehmomentschlüssel … ST … 139,99 … 279,…”',
      'TB-1110:12 12? The line also says “Lampe … ST … 69,99 … 839,88”',
    ],
  ],
  [
    'markdown table',
    '| # | Item | Qty |\n|---|:---:|---:|\n| 1 | TB-1120 | 4 |\n| 2 | TB-1110 | 5 |',
    ['TB-1120:4', 'TB-1110:5'],
  ],
  [
    'CSV with commas and quotes',
    `Line,Part No.,Description,Quantity,Price
1,TB-1120,"Wrench, 1/2"" drive",3,139.99
2,TB-1110,"Light, LED",6,69.99`,
    [
      'TB-1120:3 3? The line also says “drive”',
      'TB-1110:6 Line 2 says “1,TB-1120,"Wrench, 1/2"" drive",3,139.99”',
    ],
  ],
  [
    'columns of a PDF, separated by spaces',
    `Line   Qty   Item       Description            Price
1      2     TB-1120    Click Torque Wrench    139.99
2      5     TB-1110    LED Work Light         69.99`,
    ['TB-1120:2', 'TB-1110:5'],
  ],
  [
    'SAP purchase order without tabs',
    `Purchase Order 4500012345 Date 26.11.2026
Item Material Description Order Qty Unit Price
00010 TB-1120 Click Torque Wrench 2 EA 139.99 279.98
00020 TB-1110 LED Work Light 10 PC 69.99 699.90
Total net value USD 979.88`,
    [
      'TB-1120:2 Line 1 says “Purchase Order 4500012345 Date 26.11.202…”',
      'TB-1110:10 Line 1 says “Purchase Order 4500012345 Date 26.11.202…”',
    ],
  ],
  [
    'labels on lines of their own',
    `SKU: TB-1120
Description: Torque wrench, click type
Qty: 2
Unit price: $139.99

SKU: TB-1110
Quantity Ordered: 5`,
    ['TB-1120:1 How many?', 'TB-1110:5 Line 2 says “Description: Torque wrench, click type”'],
  ],
  ['amount on the next line', 'Item: TB-1120\nAmount: 3', ['TB-1120:1 How many?']],
  [
    'quantity on the line above',
    'Qty: 2\nItem: TB-1120\n\nQty: 3\nItem: TB-1110',
    ['TB-1120:1 How many?', 'TB-1110:1 How many?'],
  ],
  [
    'numbered items',
    'Item 4: TB-1100\nItem 5: TB-1110, qty 2',
    ['TB-1100:1 How many?', 'TB-1110:2'],
  ],
  [
    'a numbered list',
    '1. TB-1120 x 2\n2. TB-1110\n3) TB-1050 (4)',
    ['TB-1120:2', 'TB-1110:1 How many?', 'TB-1050:4'],
  ],
  ['row numbers without a header', '1 TB-1120 4', ['TB-1120:1 1 or 4?']],
  [
    'row numbers that could be quantities',
    '1 TB-1120\n2 TB-1110\n3 TB-1050',
    [
      'TB-1120:1 It may be the number of the row',
      'TB-1110:2 It may be the number of the row',
      'TB-1050:3 It may be the number of the row',
    ],
  ],
  ['row confirmed by its total', '1 TB-1120 4 139.99 559.96', ['TB-1120:1 1 or 4?']],
  ['large quantity with a unit', 'TB-1120 150 ea', ['TB-1120:150']],
  ['unit in a cell of its own', '10\tTB-1120\tWrench\t2\tpc\t139.99', ['TB-1120:2 2 or 10?']],
  ['each in a cell of its own', 'TB-1120\t2\teach\t139.99', ['TB-1120:2']],
  ['a pack', 'TB-1120 6-pack', ['TB-1120:6 6? The line also says “pack”']],
  ['thousands', 'TB-1120 2k', ['TB-1120:1 How many? The line also says “2k”']],
  ['a word as quantity', 'two TB-1120 please', ['TB-1120:2']],
  [
    'British count',
    '3 off TB-1120\nTB-1110 3 each',
    ['TB-1120:3 3? The line also says “off”', 'TB-1110:3 Line 1 says “3 off TB-1120”'],
  ],
  [
    "a quoted copy of the store's own order",
    `> Torque Bay cart: Bay 3
>
> 2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98
> 1 × TB-1110 20V LED Work Light, $69.99 each: $69.99
>
> Subtotal: $349.97
> Shipping: Free
> Total: $349.97
>
> https://tools.example/cart?items=click-torque-wrench-half-in:2,led-work-light-20v:1`,
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
    ['TB-1110:2 Line 1 says “See the cart <https://tools.example/cart…”'],
  ],
  [
    'names without numbers',
    '2 x 20V LED Work Light\ntorque wrenches: 3\n1 impact gun',
    ['TB-1110:2', 'TB-1120:3 Is it this one?', 'TB-1070 or TB-1100:1 Which one?'],
  ],
  [
    'sizes are no quantities',
    'TB-1140 1/4 in. socket set\nTB-1110 20V light x 2\nTB-1120 10 mm',
    [
      'TB-1140:1 How many?',
      'TB-1110:2 Line 3 says “TB-1120 10 mm”',
      'TB-1120:10 10? The line also says “mm”',
    ],
  ],
  ['item number repeated in the description', 'TB-1120\tTorque Wrench TB-1120\t2', ['TB-1120:2']],
  [
    'price alone',
    'TB-1120 Click Torque Wrench $139.99\nTB-1110 @ 69.99',
    ['TB-1120:1 How many?', 'TB-1110:1 How many?'],
  ],
  ['total alone', 'TB-1120 $279.98', ['TB-1120:1 How many? The line also says “$279.98”']],
  [
    'mentioned, not ordered',
    'the TB-1120 we bought last year\ninstead of 2 TB-1110',
    [
      'TB-1120:1 How many? The line also says “we bought last year”',
      'TB-1110:2 2? The line also says “instead of”',
    ],
  ],
  [
    'alternatives',
    'TB-1120 or TB-1110',
    [
      'TB-1120:1 How many? The line has several tools',
      'TB-1110:1 How many? The line also says “or”',
    ],
  ],
  [
    'a quantity for all lines',
    'please send 2 of each:\nTB-1120\nTB-1110',
    ['TB-1120:1 How many?', 'TB-1110:1 How many?'],
  ],
  ['a quantity below other text', 'TB-1120 Torque Wrench\nBlue handle\n4', ['TB-1120:1 How many?']],
  [
    'each cell on a line of its own',
    'Product\nTB-1120\nQuantity\n4\nPrice\n$139.99',
    ['TB-1120:1 How many?'],
  ],
  ['another size of a tool', '3/8 torque wrench x 4', ['TB-1080 or TB-1070:4 Which one?']],
  ['plural of an item number', '4 of the TB-1120s', ['TB-1120:4']],
  [
    'a column of orders without quantities',
    'Item\tEach\tTotal\nTB-1120\t120.00\t480.00',
    ['TB-1120:1 How many?'],
  ],
  [
    'quantities ordered and shipped',
    'Qty Ordered\tQty Shipped\tItem\n4\t2\tTB-1120',
    ['TB-1120:4 4? The line also says “2”'],
  ],
  [
    'an order form with empty quantities',
    'Item | Qty | Price\nTB-1120 | 4 | 139.99\nTB-1110 | | 69.99',
    ['TB-1120:4', 'TB-1110:1 How many?'],
  ],
  [
    'changes',
    'Please change the qty of TB-1120 from 2 to 4',
    ['TB-1120:2 2 or 4? The line also says “Please change the qty of … from”'],
  ],
  [
    'packs of several',
    'TB-1120 pack of 4\nItem\tQty\tUOM\nTB-1110\t2\tDZ',
    ['TB-1120:4 4? The line also says “pack of”', 'TB-1110:1 How many? The line also says “2 DZ”'],
  ],
  [
    'open quantities',
    'TB-1120 Qty: ____\nTB-1110 x ?',
    [
      'TB-1120:1 How many? The line also says “Qty: ____”',
      'TB-1110:1 How many? The line also says “x ?”',
    ],
  ],
  [
    'halves and ordinals',
    'TB-1120 2 ½\nTB-1110 by the 21st',
    [
      'TB-1120:2 2? The line also says “1/2”',
      'TB-1110:1 How many? The line also says “by the 21st”',
    ],
  ],
  [
    'what is not ordered',
    'no TB-1110\nreturn 2 TB-1120',
    ['TB-1110:1 How many? The line also says “no”', 'TB-1120:2 2? The line also says “return”'],
  ],
  ['the number of a part', 'Part no TB-1120 x 2', ['TB-1120:2']],
  [
    'an answer above the order that it quotes',
    '2 x TB-1120 please\n\nBob wrote:\n> 3 x TB-1120',
    ['TB-1120:2 Line 3 says “Bob wrote:”', 'TB-1120:3 Line 3 says “Bob wrote:”'],
  ],
  [
    'numbers of other things',
    'Site 3 TB-1120\nKit 3: TB-1110',
    ['TB-1120:3 3? The line also says “Site”', 'TB-1110:3 3? The line also says “Kit”'],
  ],
  ['a table without quantities', 'Site\tItem\n3\tTB-1120', ['TB-1120:3 Line 1 says “Site\tItem”']],
  ['quantities that double', '5 TB-1120\n10 TB-1110', ['TB-1120:5', 'TB-1110:10']],
  [
    'price before the quantity',
    'TB-1120 139.99 ea 5\nTB-1110 60.50 each 4',
    [
      'TB-1120:5 Line 2 says “TB-1110 60.50 each 4”',
      'TB-1110:4 4? The line also says “60.50 each”',
    ],
  ],
  ['bay numbers', 'TB-1120 for bay 3', ['TB-1120:3 3? The line also says “for bay”']],
];

test.each(texts)('%s', (_, text, rows) => {
  expect(shownRows(text)).toEqual(rows);
});
