// Texts in which a row would be wrong, or right only by chance: each shows a doubt.
import { expect, test } from 'vitest';
import { showsDoubt } from '../../../../test/shown-rows.ts';
import { emptyCart } from '../../../cart/cart.ts';
import { readOrder } from './read-order.ts';

/** Lines, each of them a text of its own: what is a price, a size, a part of something else, or says more. */
const lines = `
TB-1120 Rev 3 ¦ TB-1120 -2 ¦ TB-1120 2? ¦ TB-1120 2/ ¦ TB-1120 No. 2 ¦ No. 2 TB-1120
Bay 3: TB-1120 ¦ TB-1120 Bay 3 ¦ 2 boxes TB-1120 ¦ 2 cases of TB-1120 ¦ TB-1120 2 dz
TB-1120 USD 2 ¦ TB-1120 2 USD ¦ TB-1120 2 € ¦ TB-1120 €2 ¦ £5 TB-1120 ¦ 1 000 x TB-1120
1.000 x TB-1120 ¦ 1,000 x TB-1120 ¦ 1'000 x TB-1120 ¦ 2 000 TB-1120 ¦ TB-1120 SN 123
TB-1120 serial 45 ¦ TB-1120 S/N 4 ¦ TB-1120 (2) ¦ (2) TB-1120 ¦ TB-1120 - 2 ¦ - 2 TB-1120
−2 x TB-1120 ¦ TB-1120 x -2 ¦ TB-1120 Qty: -2 ¦ Qty -2 TB-1120 ¦ TB-1120 2.5 ¦ 2.5 x TB-1120
2,5 x TB-1120 ¦ TB-1120 ,2 ¦ TB-1120 .2 ¦ TB-1120 2% ¦ TB-1120 2 % ¦ TB-1120 50% off
2-3 TB-1120 ¦ 2 - 3 TB-1120 ¦ 2/3 TB-1120 ¦ TB-1120 2 to 3 ¦ TB-1120 140 ¦ TB-1120 180
140 TB-1120 ¦ TB-1120 280 ¦ TB-1120 99 each ¦ TB-1120 1/2 in ¦ TB-1120 1/2 ¦ TB-1110 20V
TB-1110 20 ¦ TB-1140 40 pc ¦ TB-1140 40 ¦ TB-1140 1/4 ¦ TB-1010 5 in ¦ TB-1010 5"
1 1/2 in. Click Torque Wrench ¦ 1½ in. Click Torque Wrench ¦ 3/1/2 in. Click Torque Wrench
Order 55: TB-1120 ¦ Order 55 TB-1120 ¦ 55: TB-1120 ¦ Nov 26 TB-1120 ¦ 26.11. TB-1120
TB-1120 26/11 ¦ 9:30 TB-1120 ¦ TB-1120 9:30 ¦ TB-1120 by 5 pm ¦ TB-1120 call 555 ¦ #1 TB-1120
TB-1120 1000 ¦ 2️⃣ TB-1120 ¦ ② TB-1120 ¦ ~~2 x TB-1120~~ ¦ (2 x TB-1120) ¦ [x] TB-1120 2
[ ] TB-1120 2 ¦ ✅ 2 x TB-1120 ¦ ❌ TB-1120 ¦ +2 TB-1120 ¦ ±2 TB-1120 ¦ ~2 TB-1120 ¦ <2 TB-1120
>2 TB-1120 ¦ >= 2 TB-1120 ¦ max 2 TB-1120 ¦ 2 max TB-1120 ¦ 2+ TB-1120 ¦ TB-1120 2+
TB-1120 x2-3 ¦ TB-1120 x 2 or 3 ¦ TB-1120 x 2 x TB-1110 ¦ 2 x TB-1120 for 3 bays
not 2 x TB-1120 ¦ 2 x no TB-1120 ¦ TB-1120 zero ¦ TB-1120 0 ¦ TB-1120 00 ¦ TB-1120 02
TB-1120-2 ¦ TB-1120/2 ¦ TB-1120.2 ¦ TB-1120_2 ¦ TB-1120-R 2 ¦ R-TB-1120 2 ¦ TB-1120 2nd
2nd TB-1120 ¦ TB-1120 2k ¦ TB-1120 2x4 ¦ 2x4 TB-1120 ¦ TB-1120 2 x 4 ¦ TB-1120 II ¦ TB-1120 x
x TB-1120 ¦ TB-1120 Qty ¦ TB-1120 Qty: __ ¦ TB-1120 Qty: 2 of 5 ¦ 2 of 5 TB-1120
TB-1120 page 2 ¦ p. 2 TB-1120 ¦ TB-1120 (pack of 2) ¦ TB-1120 2 pack ¦ TB-1120 2-pack
TB-1120 2 pairs ¦ TB-1120 2 kg ¦ TB-1120 2 lb ¦ TB-1120 2 hrs ¦ TB-1120 2 days ¦ TB-1120 2 left
TB-1120 2 in stock ¦ TB-1120 2 in ¦ TB-1120 2 V ¦ stock: 2 TB-1120 ¦ TB-1120 = 2 short
Used TB-1120 2 ¦ battery TB-1110 2 ¦ 2 x battery for TB-1110 ¦ TB-1120 TB-1120 2
TB-1120 TB-1120 ¦ TB-1120, TB-1120 x 2 ¦ TB-1120 TB-1110 2
2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98 cancelled
2 x TB-1120 https://tools.example/x
cancel https://tools.example/cart?items=led-work-light-20v:3 ¦ 20V LED Work Light
20V LED Work Light Battery x 2 ¦ used 20V LED Work Light x 2 ¦ 2 x 20V LED Work Light or TB-1120
TB-1120: 2:1 ¦ TB-1120 2;3 ¦ TB-1120 2,3 ¦ 2, 3 TB-1120 ¦ 2 3 TB-1120 ¦ TB-1120 2 3
TB-1120 2: urgent ¦ TB-1120 A2 ¦ TB-1120 B 2 ¦ aisle 2 TB-1120 ¦ TB-1120 2! ¦ TB-1120 2*
TB-1120 *2 ¦ 2* TB-1120 ¦ ١٢٣٤ TB-1120 ¦ TB-1120 each ¦ TB-1120 | 2 | 3 ¦ Qty: 2 - TB-1120?
"2 x TB-1120" ¦ '2 x TB-1120' ¦ 2 x TB-1120 //old ¦ /* 2 x TB-1120 */ ¦ # 2 x TB-1120
// 2 x TB-1120 ¦ -- 2 x TB-1120 ¦ * 2 x TB-1120 * ¦ _2 x TB-1120_ ¦ T: 2 x TB-1120
1 x TB-1120 (was 2) ¦ 2→3 TB-1120 ¦ TB-1120 2->3 ¦ TB-1120 2 => 3 ¦ TB-1120 2 | - ¦ TB-1120 ½
½ TB-1120 ¦ TB-1120 x ½ ¦ TB-1120 1e2 ¦ TB-1120 0x2 ¦ TB-1120 2ea3 ¦ TB-1120 2 ea 3
TB-1120 qty 2 qty 3 ¦ Menge 2 Preis 3 TB-1120 ¦ TB-1120 pcs ¦ TB-1120 per 2 ¦ TB-1120 pair
A/C 12 TB-1120 ¦ 12 TB-1120 per week ¦ TB-1120 #2 ¦ TB-1120 no 2 ¦ Item 2 TB-1120
Item: 2 TB-1120 ¦ Tool 2: TB-1120 ¦ Part 2 TB-1120 ¦ Model 2 TB-1120 ¦ SKU 2 TB-1120
TB-1120 Model 2 ¦ Item #2 TB-1120 ¦ TB-1120 lot 2 ¦ 2 lots TB-1120
`
  .trim()
  .split(/ ¦ |\n/);

const texts = [
  'Item\tUnit\tPrice\nTB-1120\t1\t139.99',
  'Item\tQty\tRefund amount\nTB-1120\t2\t139.99',
  'Item\tQty\tPrice\nTB-1120\t2\t139.99\nTotal\t\t-279.98',
  'Torque Bay cart\n\n2 x TB-1120\n\nTotal: ($279.98)',
  '2 x TB-1120\noff',
  'TB-1120 2\n1030',
  'Pick up TB-1120 at 9:30',
  'Ship TB-1120 to 14 Main Street',
  'TB-1120 26 Nov',
  'Order 17\nTB-1120',
  'We no longer need 2 x TB-1120',
  'Refund 2 x TB-1120',
  'Item\tQty on hand\nTB-1120\t7\nTB-1110\t3',
  'Please cancel the following:\n2 x TB-1120\n3 x TB-1110',
  '2 x TB-1120\n3 x TB-1110\n\nScratch that, we found some in the back.',
  'RMA 55123\nTB-1120 x 2',
  'Please process the following returns:\nTB-1120 x 2',
  'Could you let us know if you have these:\nTB-1120 x 2',
  'SKU,Qty,Status\nTB-1120,2,Cancelled\nTB-1110,3,',
  '2 x TB-1120 OR\n3 x TB-1110',
  '2 x TB-1120\n2 x TB-1110\nActually make it 3 x TB-1110',
  'In the van:\n2 x TB-1120\nTo order:\n3 x TB-1110',
  '2 x TB-1120\n3 x TB-1110\n\nPlease ship only one of each for now.',
  'Need these for each of our 4 trucks:\nTB-1120 x 1',
  '❌ 2 x TB-1120\n✅ 1 x TB-1110\n~~3 x TB-1050~~',
  'Ordered,Received,Item\n4,4,TB-1120',
  'Qty: 2\nTB-1120\nQty: 3\nTB-1110',
  'Item\tQty\nTB-1120\t2-3\nTB-1110\t1 or 2',
  'Please cancel our order:\n2 x TB-1120',
  '2 x TB-1120\nThanks\nCancel Everything',
  '2 x TB-1120\nTB-1110: cancel this and all above',
  'Refund these\nTB-1120 2',
  '+ 2 x TB-1120\n- 3 x TB-1110',
  'Thanks for the following:\n2 x TB-1120',
  'Cancel, item, qty\n2 x TB-1120',
  'Item,Description,Qty\nTB-1120,Torque wrench (cancelled),2',
  'Item,Qty,Qty\nTB-1120,2,2',
  '2 x TB-1120\n(3 x TB-1110)',
  'Item,Qty (available)\nTB-1120,7',
  '2 x battery TB-1110',
  'Item\tTotal\tQty\nTB-1120\tvoid\t2',
  '≠ 2 TB-1120',
  '2 x TB-1120\n❌',
  '2\u0336 x TB-1120',
  'TB-1120 2\n3',
  '2 x TB-1120\nplease please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please please cancel',
  '2 x TB-1120\n\nBefore you order\nCancel this',
  '> 2 x TB-1120\n> 3 x TB-1110\n\nNo',
  'Quote please\n2 x TB-1120',
  'Where can I get these:\n2 x TB-1120',
  'Could you get these?\n2 x TB-1120',
  '2 x TB-1120\n\nCancel that. Please send:\n1 x TB-1110',
  'Please send:\n2 x TB-1120\n\nNever mind, we found another supplier.\n\nDan',
  'SKU,Qty,Notes\nTB-1120,2,\nTB-1110,3,do not send',
  '2 x TB-1120\n\nI will call to place the order.',
  '2 x TB-1120\n\nOn order, thanks',
  'Tools:\n2 x TB-1120\n\nThey are at the shop.',
  'TB-1120 140 each',
  'INVOICE 10442\n\n2 x TB-1120\n\nTotal: $279.98\nThank you',
  'We have found these elsewhere, so please do not\nsend the following:\n2 x TB-1120',
  'Void.\n> Please send:\n2 x TB-1120',
  '2 x TB-1120\n1 x TB-1030\nTB-1110 cancel all',
  'Returns\tItem\tQty\n\tTB-1120\t2',
  '2 x TB-1120 $99.99',
  '2 x TB-1120\nThanks\nStop',
  '2 x TB-1120\nThank you\nNo Longer Needed',
  '2 x TB-1120\n\nRegards\nVoid',
  '2 x TB-1120\n\nCheers,\nNot Today',
  'Date: cancelled\n2 x TB-1120',
  'Contact: Returns\n2 x TB-1120',
  '2 x TB-1120\n\nNo Longer Needed\n555-0101',
  '2 x TB-1120\n\nPlease add to the cancelled order',
  '2 TB-1120 lift 4',
  'Returns\n2 x TB-1120',
  'Already received\nTB-1120 2\nTB-1110 1',
  'Invoice 22\nTB-1120 2',
  'Rev 3\nTB-1120',
  'Item\tQty\nTB-1120\t(2)',
  'Item\tQty\nTB-1120\t-2',
  'TB-1120\t(2)',
  'TB-1120\t- 2',
  'TB-1120\nQty: -2',
  'TB-1120 130\nTB-1110 65',
  'PO 55\nTB-1120',
  '555 0147\nTB-1120 2',
  '1 TB-1120\n2 TB-1110',
  '10 TB-1120\n20 TB-1110\n30 TB-1050',
  '4 TB-1120\n5 TB-1110\n6 TB-1050',
  '1 TB-1120\n2 TB-1110\n4 TB-1050',
  '100 TB-1120\n200 TB-1110',
  '• 1 TB-1120\n• 2 TB-1110',
  '1\tTB-1120\n2\tTB-1110',
  '1. TB-1120\n2. TB-1110',
  '1) TB-1120\n2) TB-1110',
  '2 x TB-1120\n2 x TB-1120',
  '> 2 x TB-1120\n1 x TB-1110',
  'On Monday Bob wrote:\n> 2 x TB-1120',
  'Item,Qty\nTB-1120,1000',
  'Item,Qty\nTB-1120,"1,000"',
  'Item,Qty\nTB-1120,2,5',
  'Item,Description,Qty\nTB-1120,2',
  'Item,Qty\nTB-1120\nTB-1110',
  'Item,Qty Shipped\nTB-1120,2',
  'Item\tQty\tBackordered\nTB-1120\t2\t2',
  'Qty returned\tItem\n2\tTB-1120',
  'Item\tPrice\nTB-1120\t5',
  'Item\tQty\tPrice\nTB-1120\t2\t-139.99',
  'Item\tQty\tTotal\nTB-1120\t2\t(279.98)',
  'Item\tQty\tStatus\nTB-1120\t2\tvoid',
  '1️⃣ TB-1120\n2️⃣ TB-1110',
  'TB-1120, TB-1110\nQty: 2',
  'TB-1120 2\nQty: 3',
  'Qty: 2\nTB-1120',
  'TB-1120\n2',
  'TB-1120\n\nQty: 2',
  '2\nTB-1120',
  'TB-1120 2\nTotal: 5',
  'TB-1120 2\nTotal: $279.98',
  'TB-1120 2\nCancel',
  'TB-1120 2\nThanks\nStop',
  'Dear all,\n2 x TB-1120',
  'Torque Bay cart\n\n3 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98',
  'Torque Bay cart\n\n2 × TB-1120 1/2 in. Click Torque Wrench, $129.99 each: $259.98',
  '2 x TB-1120\nhttps://tools.example/cart?items=click-torque-wrench-half-in:3',
  '2 x TB-1120\nhttps://tools.example/cart?items=led-work-light-20v:3',
  'https://tools.example/cart?items=led-work-light-20v:3\nhttps://tools.example/cart?items=led-work-light-20v:2',
  'https://tools.example/cart?items=led-work-light-20v:3\n2 x TB-1120',
  'Wrenches to return\n2 x TB-1120',
  'broken lights\nTB-1120 2',
  'TB-1120 x 2\nTB-1110 tbd',
  'TB-1120 2 each\nplus shipping',
  'Subject: order\nTB-1120 2',
  '2 x TB-1120\n ^ no',
  '2 x TB-1120\n***\nno',
  'Truck 4\nTB-1120 2',
  'Week 12\nTB-1120 2',
  // A minus, a line that is struck out, commented out or quoted twice, and what a sign says.
  '− 2 x TB-1120',
  'TB-1120 − 2 pcs',
  'TB-1120:- 2 pcs',
  'Item -TB-1120 2',
  '3 x TB-1110\n- 1 x TB-1120',
  'TB-1120 Qty ≠ 2',
  'TB-1120\nQty: 2\u0336',
  '2\u0489 x TB-1120',
  '# TB-1120 x 2\nTB-1110 3',
  'TB-1120\t2\tx\nTB-1110\t3',
  '>> 2 x TB-1120\n> 3 x TB-1110',
  '2 x TB-1120\n->\n3 x TB-1110',
  '...\n2 x TB-1120\n...',
  // Words of a name that are no name.
  'TB-1120 6\ncut 2',
  '3 kits\nTB-1120 1\nTB-1110 2',
  'Open box\nTB-1120 2',
  // Two columns of quantities, and an empty quantity.
  'SKU,Qty,To order\nTB-1120,12,\nTB-1110,,2',
  'Item\tQty\tUnit\nTB-1120\t\t12',
  // A price, and an earlier cart.
  'TB-1120 60 each',
  'https://tools.example/cart?items=led-work-light-20v:3\n> https://tools.example/cart?items=digital-heat-gun:2',
];

test.each([...lines, ...texts])('%j shows a doubt', (text) => {
  expect(showsDoubt(readOrder(text, emptyCart))).toBe(true);
});
