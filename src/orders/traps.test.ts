// Texts of which nothing is ordered, or not as it seems. What is ticked is right.
import { expect, test } from 'vitest';
import { type OrderText, shownRows } from '../../test/shown-rows.ts';

const texts: readonly OrderText[] = [
  [
    'a time',
    'Pick up TB-1120 at 9:30',
    ['TB-1120:1 How many? The line also says “Pick up … at 9:30”'],
  ],
  [
    'an address',
    'Ship TB-1120 to 14 Main Street',
    ['TB-1120:14 14? The line also says “Ship … to … Main Street”'],
  ],
  ['a date', 'TB-1120 26 Nov', ['TB-1120:26 26? The line also says “Nov”']],
  ['the number of an order above', 'Order 17\nTB-1120', ['TB-1120:1 How many?']],
  [
    'no longer needed',
    'We no longer need 2 x TB-1120',
    ['TB-1120:2 2? The line also says “We no longer need”'],
  ],
  ['a refund', 'Refund 2 x TB-1120', ['TB-1120:2 2? The line also says “Refund”']],
  [
    'what is in stock',
    'Item\tQty on hand\nTB-1120\t7\nTB-1110\t3',
    ['TB-1120:1 How many?', 'TB-1110:1 How many?'],
  ],
  [
    'a heading that cancels',
    'Please cancel the following:\n2 x TB-1120\n3 x TB-1110',
    [
      'TB-1120:2 Line 1 says “Please cancel the following:”',
      'TB-1110:3 Line 1 says “Please cancel the following:”',
    ],
  ],
  [
    'a sentence below that cancels',
    '2 x TB-1120\n3 x TB-1110\n\nScratch that, we found some in the back.',
    [
      'TB-1120:2 Line 4 says “Scratch that, we found some in the back.”',
      'TB-1110:3 Line 4 says “Scratch that, we found some in the back.”',
    ],
  ],
  ['a return', 'RMA 55123\nTB-1120 x 2', ['TB-1120:2 Line 1 says “RMA 55123”']],
  [
    'returns that are to be processed',
    'Please process the following returns:\nTB-1120 x 2',
    ['TB-1120:2 Line 1 says “Please process the following returns:”'],
  ],
  [
    'an inquiry',
    'Could you let us know if you have these:\nTB-1120 x 2',
    ['TB-1120:2 Line 1 says “Could you let us know if you have these:”'],
  ],
  [
    'a status',
    'SKU,Qty,Status\nTB-1120,2,Cancelled\nTB-1110,3,',
    ['TB-1120:2 2? The line also says “Status: Cancelled”', 'TB-1110:3'],
  ],
  [
    'alternatives on two lines',
    '2 x TB-1120 OR\n3 x TB-1110',
    ['TB-1120:2 2? The line also says “OR”', 'TB-1110:3 Line 1 says “2 x TB-1120 OR”'],
  ],
  [
    'a correction',
    '2 x TB-1120\n2 x TB-1110\nActually make it 3 x TB-1110',
    [
      'TB-1120:2',
      'TB-1110:2 It is also in line 3',
      'TB-1110:3 3? The line also says “Actually make it”',
    ],
  ],
  [
    'what is in the van',
    'In the van:\n2 x TB-1120\nTo order:\n3 x TB-1110',
    ['TB-1120:2 Line 1 says “In the van:”', 'TB-1110:3'],
  ],
  [
    'a part of the order only',
    '2 x TB-1120\n3 x TB-1110\n\nPlease ship only one of each for now.',
    [
      'TB-1120:2 Line 4 says “Please ship only one of each for now.”',
      'TB-1110:3 Line 4 says “Please ship only one of each for now.”',
    ],
  ],
  [
    'for each of several trucks',
    'Need these for each of our 4 trucks:\nTB-1120 x 1',
    ['TB-1120:1 Line 1 says “Need these for each of our 4 trucks:”'],
  ],
  [
    'signs beside the lines',
    '❌ 2 x TB-1120\n✅ 1 x TB-1110\n~~3 x TB-1050~~',
    [
      'TB-1120:2 2? The line also says “❌”',
      'TB-1110:1 1? The line also says “✅”',
      'TB-1050:1 How many? The line also says “~~3 x … ~~”',
    ],
  ],
  [
    'a shipment',
    'Ordered,Received,Item\n4,4,TB-1120',
    ['TB-1120:4 4? The line also says “Received: 4”'],
  ],
  [
    'quantities above their items',
    'Qty: 2\nTB-1120\nQty: 3\nTB-1110',
    ['TB-1120:3 Line 1 says “Qty: 2”', 'TB-1110:1 How many?'],
  ],
  [
    'a range',
    'Item\tQty\nTB-1120\t2-3\nTB-1110\t1 or 2',
    [
      'TB-1120:1 How many? The line also says “Qty: 2-3”',
      'TB-1110:1 How many? The line also says “Qty: 1 or 2”',
    ],
  ],
];

test.each(texts)('%s', (_, text, rows) => {
  expect(shownRows(text)).toEqual(rows);
});
