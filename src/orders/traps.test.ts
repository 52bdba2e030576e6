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
    ['TB-1120:14 14? The line also says “Main Street”'],
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
    ['TB-1120:7 Line 1 says “Item\tQty on hand”', 'TB-1110:3 Line 1 says “Item\tQty on hand”'],
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
    ['TB-1120:2 2? The line also says “Cancelled”', 'TB-1110:3 Line 2 says “TB-1120,2,Cancelled”'],
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
      'TB-1120:2 Line 3 says “Actually make it 3 x TB-1110”',
      'TB-1110:2 Line 3 says “Actually make it 3 x TB-1110”',
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
    ['TB-1120:1 How many? The line also says “4,4”'],
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
      'TB-1120:1 How many? The line also says “2-3”',
      'TB-1110:1 How many? The line also says “1 or 2”',
    ],
  ],
  [
    'a heading that cancels without a name',
    'Please cancel our order:\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “Please cancel our order:”'],
  ],
  [
    'a line below that cancels',
    '2 x TB-1120\nThanks\nCancel Everything',
    ['TB-1120:2 Line 3 says “Cancel Everything”'],
  ],
  [
    'a line beside another product that cancels',
    '2 x TB-1120\nTB-1110: cancel this and all above',
    [
      'TB-1120:2 Line 2 says “TB-1110: cancel this and all above”',
      'TB-1110:1 How many? The line also says “cancel this and all above”',
    ],
  ],
  ['a heading that refunds', 'Refund these\nTB-1120 2', ['TB-1120:2 Line 1 says “Refund these”']],
  [
    'what is added and removed',
    '+ 2 x TB-1120\n- 3 x TB-1110',
    ['TB-1120:2 2? The line also says “+”', 'TB-1110:3 Line 1 says “+ 2 x TB-1120”'],
  ],
  [
    'thanks for what has come',
    'Thanks for the following:\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “Thanks for the following:”'],
  ],
  [
    'a column that cancels',
    'Cancel, item, qty\n2 x TB-1120',
    ['TB-1120:2 2? The line also says “2 x TB-1120”'],
  ],
  [
    'a description that cancels',
    'Item,Description,Qty\nTB-1120,Torque wrench (cancelled),2',
    ['TB-1120:2 2? The line also says “cancelled”'],
  ],
  [
    'two columns of quantities',
    'Item,Qty,Qty\nTB-1120,2,2',
    ['TB-1120:1 How many? The line also says “2 2”'],
  ],
  [
    'an aside',
    '2 x TB-1120\n(3 x TB-1110)',
    ['TB-1120:2 Line 2 says “(3 x TB-1110)”', 'TB-1110:3 3? The line also says “(”'],
  ],
  [
    'a column of what is there',
    'Item,Qty (available)\nTB-1120,7',
    ['TB-1120:7 Line 1 says “Item,Qty (available)”'],
  ],
  ['a part of a product', '2 x battery TB-1110', ['TB-1110:2 2? The line also says “battery”']],
  [
    'a price that is none',
    'Item\tTotal\tQty\nTB-1120\tvoid\t2',
    ['TB-1120:2 2? The line also says “void”'],
  ],
  ['a sign of what is not', '≠ 2 TB-1120', ['TB-1120:2 2? The line also says “~”']],
  ['a sign alone', '2 x TB-1120\n❌', ['TB-1120:2 Line 2 says “❌”']],
  [
    'characters that are struck out',
    '2\u0336 x TB-1120',
    ['TB-1120:2 2? The line also says “~ x”'],
  ],
  ['a number on a line of its own', 'TB-1120 2\n3', ['TB-1120:2 Line 2 says “3”']],
  [
    'a word at the end of a long line',
    `2 x TB-1120\n${'please '.repeat(50)}cancel`,
    ['TB-1120:2 Line 2 says “please please please please please pleas…”'],
  ],
  [
    'a heading of the store with something else below',
    '2 x TB-1120\n\nBefore you order\nCancel this',
    ['TB-1120:2 Line 3 says “Before you order”'],
  ],
  [
    'an answer below a quotation',
    '> 2 x TB-1120\n> 3 x TB-1110\n\nNo',
    ['TB-1120:2 Line 1 says “> 2 x TB-1120”', 'TB-1110:3 Line 1 says “> 2 x TB-1120”'],
  ],
  [
    'please, without asking for anything',
    'Quote please\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “Quote please”'],
  ],
  [
    'a question that begins like a request',
    'Where can I get these:\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “Where can I get these:”'],
  ],
  [
    'whether the store can get something',
    'Could you get these?\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “Could you get these?”'],
  ],
  [
    'a change of mind before a request',
    '2 x TB-1120\n\nCancel that. Please send:\n1 x TB-1110',
    ['TB-1120:2 Line 3 says “Cancel that. Please send:”', 'TB-1110:1'],
  ],
  [
    'a request above, a change of mind below',
    'Please send:\n2 x TB-1120\n\nNever mind, we found another supplier.\n\nDan',
    ['TB-1120:2 Line 4 says “Never mind, we found another supplier.”'],
  ],
  [
    'a column that says something in one row only',
    'SKU,Qty,Notes\nTB-1120,2,\nTB-1110,3,do not send',
    [
      'TB-1120:2 Line 3 says “TB-1110,3,do not send”',
      'TB-1110:3 3? The line also says “do not send”',
    ],
  ],
  [
    'an order that is announced',
    '2 x TB-1120\n\nI will call to place the order.',
    ['TB-1120:2 Line 3 says “I will call to place the order.”'],
  ],
  [
    'what is on order',
    '2 x TB-1120\n\nOn order, thanks',
    ['TB-1120:2 Line 3 says “On order, thanks”'],
  ],
  [
    'what is at the shop',
    'Tools:\n2 x TB-1120\n\nThey are at the shop.',
    ['TB-1120:2 Line 1 says “Tools:”'],
  ],
  ['a price each', 'TB-1120 140 each', ['TB-1120:1 How many? The line also says “140”']],
  [
    'an invoice',
    'INVOICE 10442\n\n2 x TB-1120\n\nTotal: $279.98\nThank you',
    ['TB-1120:2 Line 1 says “INVOICE 10442”'],
  ],
  [
    'a sentence that goes on in the next line',
    'We have found these elsewhere, so please do not\nsend the following:\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “We have found these elsewhere, so please…”'],
  ],
  [
    'a request in a quotation',
    'Void.\n> Please send:\n2 x TB-1120',
    ['TB-1120:2 Line 1 says “Void.”'],
  ],
  [
    'two words beside the last product that cancel all',
    '2 x TB-1120\n1 x TB-1030\nTB-1110 cancel all',
    [
      'TB-1120:2 Line 3 says “TB-1110 cancel all”',
      'TB-1030:1 Line 3 says “TB-1110 cancel all”',
      'TB-1110:1 How many? The line also says “cancel all”',
    ],
  ],
  [
    'a heading in the first cell',
    'Returns\tItem\tQty\n\tTB-1120\t2',
    ['TB-1120:2 Line 1 says “Returns\tItem\tQty”'],
  ],
  ['another price', '2 x TB-1120 $99.99', ['TB-1120:2 2? The line also says “$99.99”']],
];

test.each(texts)('%s', (_, text, rows) => {
  expect(shownRows(text)).toEqual(rows);
});

test.each([
  '2 x TB-1120\nThanks\nStop',
  '2 x TB-1120\nThank you\nNo Longer Needed',
  '2 x TB-1120\n\nRegards\nVoid',
  '2 x TB-1120\n\nCheers,\nNot Today',
  'Date: cancelled\n2 x TB-1120',
  'Contact: Returns\n2 x TB-1120',
  '2 x TB-1120\n\nNo Longer Needed\n555-0101',
  '2 x TB-1120\n\nPlease add to the cancelled order',
  '2 TB-1120 lift 4',
])('%j is not ticked', (text) => {
  expect(shownRows(text)).toEqual([expect.stringMatching(/^TB-1120:2 .*says/)]);
});
