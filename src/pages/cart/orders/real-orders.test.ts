// Orders, and what is like one, in the forms that e-mails, messages, spreadsheets and purchase orders have.
import { expect, test } from 'vitest';
import { shownRows } from '../../../../test/shown-rows.ts';

/** `TB-1120:2?` is a row of an order that shows a doubt, with its likeliest product and quantity. */
const texts: readonly (readonly [text: string, rows: string])[] = [
  [
    'Hi Dave,\n\nplease send us:\n\n- 2 x TB-1120 torque wrench\n- TB-1110 (3)\n• TB-1050\n\nShip to: 14 Main Street, Springfield, IL 62704\nNeed it by 12/05/2026, PO 4500012345.\n\nThanks,\nMike Miller\nMiller Auto Repair, Tel. 555-0147 ext. 12',
    'TB-1120:2? TB-1110:1? TB-1050:1?',
  ],
  ['Hey can u get me 2 of TB-1120 and 1x TB-1110 asap 🙏', 'TB-1120:1? TB-1110:1?'],
  [
    '[26/11/2026, 09:15:02] Bob: 2 x TB-1120\n[26/11/2026, 09:15:40] Bob: TB-1110 x3\n26.11.26, 09:16 - Bob: and TB-1050 qty 4',
    'TB-1120:1? TB-1110:3? TB-1050:4?',
  ],
  ['2x TB-1120, 1x TB-1110 and TB-1050', 'TB-1120:1? TB-1110:1? TB-1050:1?'],
  ['TB-1120 x 2, TB-1110 x 3; TB-1050 - 4', 'TB-1120:1? TB-1110:1? TB-1050:1?'],
  ['TB-1120 2 TB-1110 3', 'TB-1120:1? TB-1110:1?'],
  ['2 each of TB-1120 and TB-1110', 'TB-1120:1? TB-1110:1?'],
  [
    'Pos\tPart Number\tDescription\tQty\tUOM\tUnit Price\tTotal\n10\tTB-1120\tTorque wrench 1/2"\t2\tEA\t139.99\t279.98\n20\tTB-1110\tWork light\t4\tEA\t69.99\t279.96',
    'TB-1120:2? TB-1110:4?',
  ],
  ['Qty\tSKU\tPrice\n2\tTB-1120\t140\n3\tTB-1110\t70', 'TB-1120:2 TB-1110:3'],
  [
    'Pos;Artikelnr;Bezeichnung;Menge;ME;Einzelpreis;Gesamt\n1;TB-1120;Drehmomentschlüssel;2,00;ST;139,99;279,98\n2;TB-1110;Lampe;12,00;ST;69,99;839,88',
    'TB-1120:1? TB-1110:1?',
  ],
  [
    '| # | Item | Qty |\n|---|:---:|---:|\n| 1 | TB-1120 | 4 |\n| 2 | TB-1110 | 5 |',
    'TB-1120:4 TB-1110:5',
  ],
  [
    'Line,Part No.,Description,Quantity,Price\n1,TB-1120,"Wrench, 1/2"" drive",3,139.99\n2,TB-1110,"Light, LED",6,69.99',
    'TB-1120:1? TB-1110:1?',
  ],
  [
    'Line   Qty   Item       Description            Price\n1      2     TB-1120    Click Torque Wrench    139.99\n2      5     TB-1110    LED Work Light         69.99',
    'TB-1120:2? TB-1110:5?',
  ],
  [
    'Purchase Order 4500012345 Date 26.11.2026\nItem Material Description Order Qty Unit Price\n00010 TB-1120 Click Torque Wrench 2 EA 139.99 279.98\n00020 TB-1110 LED Work Light 10 PC 69.99 699.90\nTotal net value USD 979.88',
    'TB-1120:1? TB-1110:1?',
  ],
  [
    'SKU: TB-1120\nDescription: Torque wrench, click type\nQty: 2\nUnit price: $139.99\n\nSKU: TB-1110\nQuantity Ordered: 5',
    'TB-1120:1? TB-1110:1?',
  ],
  ['Item: TB-1120\nAmount: 3', 'TB-1120:1?'],
  ['Qty: 2\nItem: TB-1120\n\nQty: 3\nItem: TB-1110', 'TB-1120:1? TB-1110:1?'],
  ['Item 4: TB-1100\nItem 5: TB-1110, qty 2', 'TB-1100:1? TB-1110:2?'],
  ['1. TB-1120 x 2\n2. TB-1110\n3) TB-1050 (4)', 'TB-1120:2? TB-1110:1? TB-1050:1?'],
  ['1 TB-1120 4', 'TB-1120:1?'],
  ['1 TB-1120\n2 TB-1110\n3 TB-1050', 'TB-1120:1? TB-1110:2? TB-1050:3?'],
  ['1 TB-1120 4 139.99 559.96', 'TB-1120:1?'],
  ['TB-1120 150 ea', 'TB-1120:1?'],
  ['10\tTB-1120\tWrench\t2\tpc\t139.99', 'TB-1120:1?'],
  ['TB-1120\t2\teach\t139.99', 'TB-1120:1?'],
  ['TB-1120 6-pack', 'TB-1120:1?'],
  ['TB-1120 2k', 'TB-1120:1?'],
  ['two TB-1120 please', 'TB-1120:1?'],
  ['3 off TB-1120\nTB-1110 3 each', 'TB-1120:3? TB-1110:1?'],
  [
    '> Torque Bay cart: Bay 3\n>\n> 2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98\n> 1 × TB-1110 20V LED Work Light, $69.99 each: $69.99\n>\n> Subtotal: $349.97\n> Shipping: Free\n> Total: $349.97\n>\n> https://tools.example/cart?items=click-torque-wrench-half-in:2,led-work-light-20v:1',
    'TB-1120:2 TB-1110:1',
  ],
  ['My cart (https://tools.example/cart?items=led-work-light-20v:2), thanks', 'TB-1110:2?'],
  ['See the cart <https://tools.example/cart?items=led-work-light-20v:2>.', 'TB-1110:2?'],
  [
    '2 x 20V LED Work Light\ntorque wrenches: 3\n1 impact gun',
    'TB-1110:2? TB-1120:3? TB-1070 or TB-1100:1?',
  ],
  [
    'TB-1140 1/4 in. socket set\nTB-1110 20V light x 2\nTB-1120 10 mm',
    'TB-1140:1? TB-1110:2? TB-1120:1?',
  ],
  ['TB-1120\tTorque Wrench TB-1120\t2', 'TB-1120:1?'],
  ['TB-1120 Click Torque Wrench $139.99\nTB-1110 @ 69.99', 'TB-1120:1? TB-1110:1?'],
  ['TB-1120 $279.98', 'TB-1120:1?'],
  ['the TB-1120 we bought last year\ninstead of 2 TB-1110', 'TB-1120:1? TB-1110:1?'],
  ['TB-1120 or TB-1110', 'TB-1120:1? TB-1110:1?'],
  ['please send 2 of each:\nTB-1120\nTB-1110', 'TB-1120:1? TB-1110:1?'],
  ['TB-1120 Torque Wrench\nBlue handle\n4', 'TB-1120:1?'],
  ['Product\nTB-1120\nQuantity\n4\nPrice\n$139.99', 'TB-1120:1?'],
  ['3/8 torque wrench x 4', 'TB-1080 or TB-1070:4?'],
  ['4 of the TB-1120s', 'TB-1120:4?'],
  ['Item\tEach\tTotal\nTB-1120\t120.00\t480.00', 'TB-1120:1?'],
  ['Qty Ordered\tQty Shipped\tItem\n4\t2\tTB-1120', 'TB-1120:1?'],
  ['Item | Qty | Price\nTB-1120 | 4 | 139.99\nTB-1110 | | 69.99', 'TB-1120:4? TB-1110:1?'],
  ['Please change the qty of TB-1120 from 2 to 4', 'TB-1120:1?'],
  ['TB-1120 pack of 4\nItem\tQty\tUOM\nTB-1110\t2\tDZ', 'TB-1120:4? TB-1110:2?'],
  ['TB-1120 Qty: ____\nTB-1110 x ?', 'TB-1120:1? TB-1110:1?'],
  ['TB-1120 2 ½\nTB-1110 by the 21st', 'TB-1120:1? TB-1110:1?'],
  ['no TB-1110\nreturn 2 TB-1120', 'TB-1110:1? TB-1120:1?'],
  ['Part no TB-1120 x 2', 'TB-1120:2?'],
  ['2 x TB-1120 please\n\nBob wrote:\n> 3 x TB-1120', 'TB-1120:2? TB-1120:3?'],
  ['Site 3 TB-1120\nKit 3: TB-1110', 'TB-1120:1? TB-1110:1?'],
  ['Site\tItem\n3\tTB-1120', 'TB-1120:3?'],
  ['5 TB-1120\n10 TB-1110', 'TB-1120:5? TB-1110:10?'],
  ['TB-1120 139.99 ea 5\nTB-1110 60.50 each 4', 'TB-1120:1? TB-1110:1?'],
  ['TB-1120 for bay 3', 'TB-1120:3?'],
  [
    'Hello,\n\nwe would like to order the following:\n\nTB-1120  2 pcs\nTB-1070  1 pc\nTB-1130  3 pcs\n\nPlease deliver to Miller Auto Repair, 14 Main Street, Springfield.\nOur PO number is 88213.\n\nBest regards,\nSusan Clark\nPurchasing',
    'TB-1120:2? TB-1070:1? TB-1130:3?',
  ],
  [
    'Good afternoon,\n\nwe are adding two bays in March. Could you please process the following order for Northside Tire & Auto:\n\n1. TB-1070 Air Impact Wrench – 2 units\n2. TB-1080 Air Ratchet – 2 units\n3. TB-1140 Socket Set – 3 units\n\nShipping address:\nNorthside Tire & Auto\n880 Industrial Pkwy\nColumbus, OH 43215\n\nKind regards,\nLaura Bennett\nParts Manager',
    'TB-1070:1? TB-1080:1? TB-1140:1?',
  ],
  ['Morning Tom! Need 3x TB-1010 and 2x TB-1030 for the shop, thanks', 'TB-1010:1? TB-1030:1?'],
  [
    'Hi, I need two TB-1120 and one TB-1040. Ship to our shop please. Thanks!',
    'TB-1120:1? TB-1040:1?',
  ],
  [
    'Good day. We wish to purchase:\n- Two (2) TB-1070 air impact wrenches\n- One (1) TB-1080 air ratchet\nRegards, Ahmed',
    'TB-1070:1? TB-1080:1?',
  ],
  ['4x 5 in. Variable-Speed Angle Grinder\n2x 1500W Digital Heat Gun', 'TB-1010:4 TB-1030:2'],
  ['sku,qty\nTB-1010,2\nTB-1020,1\nTB-1140,10', 'TB-1010:2 TB-1020:1 TB-1140:10'],
  ['TB-1120 2\nTB-1110 1\nThanks\nMike Miller', 'TB-1120:2? TB-1110:1?'],
  [
    "PURCHASE ORDER\nPO No: 2026-1187\nDate: November 26, 2026\nVendor: Torque Bay\nShip To: Hank's Garage, 221 Oak Ave, Dayton, OH 45402\n\nItem No.    Description                             Qty    Unit    Price     Total\nTB-1100     20V Brushless 1/2 in. Impact Wrench Kit    2    EA    349.99    699.98\nTB-1110     20V LED Work Light                      4      EA      69.99     279.96\n\nSubtotal                                                        979.94\nShipping                                                        0.00\nTotal                                                           979.94",
    'TB-1100:2? TB-1110:4?',
  ],
  [
    'Requisition\nRequested by: Pete Alvarez\nDept: Fleet Maintenance\nDate needed: 12/04/2026\n\nItem #  Qty  Description\nTB-1120  1  Torque wrench\nTB-1060  2  Battery tester\nTB-1050  2  Multimeter',
    'TB-1120:1? TB-1060:2? TB-1050:2?',
  ],
  [
    'Product: 20V LED Work Light\nItem number: TB-1110\nQuantity: 4\n\nProduct: Digital Heat Gun\nItem number: TB-1030\nQuantity: 1',
    'TB-1110:1? TB-1030:1?',
  ],
  [
    'TB-1010 ........ 2\nTB-1020 ........ 1\nTB-1030 ........ 5',
    'TB-1010:2? TB-1020:1? TB-1030:5?',
  ],
  ['TB-1010\nTB-1050\nTB-1120\nTB-1140', 'TB-1010:1 TB-1050:1 TB-1120:1 TB-1140:1'],
  [
    'Order for bay 3:\n- TB-1090 x1\n- TB-1080 x2\n- TB-1130 x1\n\nneed em by thursday',
    'TB-1090:1? TB-1080:2? TB-1130:1?',
  ],
  [
    'Line 1: 2 x TB-1010 @ $129.99 = $259.98\nLine 2: 1 x TB-1050 @ $119.99 = $119.99',
    'TB-1010:1? TB-1050:1?',
  ],
  [
    'From: parts@smithauto.example\nTo: orders@torquebay.example\nSubject: Order\n\n2 TB-1010\n4 TB-1110\n1 TB-1130\n\nSmith Auto\n555-0101',
    'TB-1010:2? TB-1110:4? TB-1130:1?',
  ],
  [
    '| Part | Qty | Notes |\n|------|-----|-------|\n| TB-1070 | 2 | |\n| TB-1080 | 1 | |\n| TB-1090 | 1 | |',
    'TB-1070:2? TB-1080:1? TB-1090:1?',
  ],
  [
    'Can I get two torque wrenches (TB-1120) and three work lights (TB-1110)?',
    'TB-1120:1? TB-1110:1?',
  ],
  [
    'Truck 7:\nTB-1110 2\nTB-1120 1\n\nTruck 9:\nTB-1030 1\nTB-1140 1',
    'TB-1110:2? TB-1120:1? TB-1030:1? TB-1140:1?',
  ],
  [
    'Sehr geehrte Damen und Herren,\n\nbitte liefern Sie:\n2 Stück TB-1120\n3 Stück TB-1110',
    'TB-1120:2? TB-1110:3?',
  ],
  ['TB-1120 x 2\n1 socket set 40 pc\n5 in grinder x2', 'TB-1120:2? TB-1140:1? TB-1010:2?'],
  [
    "Hi Jen,\n\nHere is this week's order:\n\nQty  Item\n2    TB-1070\n10   TB-1110\n\nPlease deliver to our shop by Friday, on our account.\nLet me know if anything is out of stock.\n\nThanks,\nPaul\n\nPaul Nowak | Parts Manager\nNowak Truck & Trailer\npaul@nowaktruck.example | 555-0188",
    'TB-1070:2? TB-1110:10?',
  ],
  ['We already have these:\nTB-1010 x 2\n\nWhat we need:\nTB-1090 x 1', 'TB-1010:2? TB-1090:1?'],
  ['Qty\tPart\tNotes\n3\tTB-1140\t\n1\tTB-1060\tfor the shop', 'TB-1140:3? TB-1060:1?'],
  [
    'TB-1110 3\nTB-1120 2 or so\nTB-1050 1\nTB-1030 1',
    'TB-1110:3? TB-1120:1? TB-1050:1? TB-1030:1?',
  ],
  ['PO# 5512\nShip via: UPS\nTB-1080 QTY: 2', 'TB-1080:2?'],
];

test.each(texts)('%j is read', (text, rows) => {
  expect(shownRows(text)).toBe(rows);
});
