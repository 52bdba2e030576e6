// Orders of customers. What is ticked is right.
import { expect, test } from 'vitest';
import { type OrderText, shownRows } from '../../test/shown-rows.ts';

const texts: readonly OrderText[] = [
  [
    'a letter with an address and a signature',
    `Hello,

we would like to order the following:

TB-1120  2 pcs
TB-1070  1 pc
TB-1130  3 pcs

Please deliver to Miller Auto Repair, 14 Main Street, Springfield.
Our PO number is 88213.

Best regards,
Susan Clark
Purchasing`,
    [
      'TB-1120:2 Line 9 says “Please deliver to Miller Auto Repair, 14…”',
      'TB-1070:1 Line 9 says “Please deliver to Miller Auto Repair, 14…”',
      'TB-1130:3 Line 9 says “Please deliver to Miller Auto Repair, 14…”',
    ],
  ],
  [
    'a request above the lines, with reasons before it',
    `Good afternoon,

we are adding two bays in March. Could you please process the following order for Northside Tire & Auto:

1. TB-1070 Air Impact Wrench – 2 units
2. TB-1080 Air Ratchet – 2 units
3. TB-1140 Socket Set – 3 units

Shipping address:
Northside Tire & Auto
880 Industrial Pkwy
Columbus, OH 43215

Kind regards,
Laura Bennett
Parts Manager`,
    [
      'TB-1070:2 Line 3 says “we are adding two bays in March. Could y…”',
      'TB-1080:2 Line 3 says “we are adding two bays in March. Could y…”',
      'TB-1140:3 Line 3 says “we are adding two bays in March. Could y…”',
    ],
  ],
  [
    'a message on the phone',
    'Morning Tom! Need 3x TB-1010 and 2x TB-1030 for the shop, thanks',
    [
      'TB-1010:3 3? The line also says “Morning Tom! Need”',
      'TB-1030:2 2? The line has several tools',
    ],
  ],
  [
    'a sentence with two numbers in words',
    'Hi, I need two TB-1120 and one TB-1040. Ship to our shop please. Thanks!',
    ['TB-1120:2 2? The line has several tools', 'TB-1040:1 1? The line has several tools'],
  ],
  [
    'numbers in words, repeated in brackets',
    `Good day. We wish to purchase:
- Two (2) TB-1070 air impact wrenches
- One (1) TB-1080 air ratchet
Regards, Ahmed`,
    ['TB-1070:2 2?', 'TB-1080:1 1?'],
  ],
  [
    'full names',
    '4x 5 in. Variable-Speed Angle Grinder\n2x 1500W Digital Heat Gun',
    ['TB-1010:4', 'TB-1030:2'],
  ],
  [
    'comma-separated values',
    'sku,qty\nTB-1010,2\nTB-1020,1\nTB-1140,10',
    ['TB-1010:2', 'TB-1020:1', 'TB-1140:10'],
  ],
  [
    'a signature directly below',
    'TB-1120 2\nTB-1110 1\nThanks\nMike Miller',
    ['TB-1120:2 Line 4 says “Mike Miller”', 'TB-1110:1 Line 4 says “Mike Miller”'],
  ],
  [
    'a purchase order',
    `PURCHASE ORDER
PO No: 2026-1187
Date: November 26, 2026
Vendor: Torque Bay
Ship To: Hank's Garage, 221 Oak Ave, Dayton, OH 45402

Item No.    Description                             Qty    Unit    Price     Total
TB-1100     20V Brushless 1/2 in. Impact Wrench Kit    2    EA    349.99    699.98
TB-1110     20V LED Work Light                      4      EA      69.99     279.96

Subtotal                                                        979.94
Shipping                                                        0.00
Total                                                           979.94`,
    ['TB-1100:2 Line 2 says “PO No: 2026-1187”', 'TB-1110:4 Line 2 says “PO No: 2026-1187”'],
  ],
  [
    'a requisition',
    `Requisition
Requested by: Pete Alvarez
Dept: Fleet Maintenance
Date needed: 12/04/2026

Item #  Qty  Description
TB-1120  1  Torque wrench
TB-1060  2  Battery tester
TB-1050  2  Multimeter`,
    [
      'TB-1120:1 Line 1 says “Requisition”',
      'TB-1060:2 Line 1 says “Requisition”',
      'TB-1050:2 Line 1 says “Requisition”',
    ],
  ],
  [
    'labels above and below the item number',
    `Product: 20V LED Work Light
Item number: TB-1110
Quantity: 4

Product: Digital Heat Gun
Item number: TB-1030
Quantity: 1`,
    [
      'TB-1110:1 How many?',
      'TB-1110:4 Line 5 says “Product: Digital Heat Gun”',
      'TB-1030:1 Line 5 says “Product: Digital Heat Gun”',
    ],
  ],
  [
    'dotted lines',
    'TB-1010 ........ 2\nTB-1020 ........ 1\nTB-1030 ........ 5',
    ['TB-1010:2', 'TB-1020:1', 'TB-1030:5'],
  ],
  [
    'scanned item numbers',
    'TB-1010\nTB-1050\nTB-1120\nTB-1140',
    ['TB-1010:1', 'TB-1050:1', 'TB-1120:1', 'TB-1140:1'],
  ],
  [
    'a job',
    'Order for bay 3:\n- TB-1090 x1\n- TB-1080 x2\n- TB-1130 x1\n\nneed em by thursday',
    [
      'TB-1090:1 Line 1 says “Order for bay 3:”',
      'TB-1080:2 Line 1 says “Order for bay 3:”',
      'TB-1130:1 Line 1 says “Order for bay 3:”',
    ],
  ],
  [
    'numbered lines with prices',
    'Line 1: 2 x TB-1010 @ $129.99 = $259.98\nLine 2: 1 x TB-1050 @ $119.99 = $119.99',
    ['TB-1010:2', 'TB-1050:1'],
  ],
  [
    'an e-mail with its head',
    `From: parts@smithauto.example
To: orders@torquebay.example
Subject: Order

2 TB-1010
4 TB-1110
1 TB-1130

Smith Auto
555-0101`,
    [
      'TB-1010:2 Line 1 says “From: parts@smithauto.example”',
      'TB-1110:4 Line 1 says “From: parts@smithauto.example”',
      'TB-1130:1 Line 1 says “From: parts@smithauto.example”',
    ],
  ],
  [
    'a markdown table with empty notes',
    `| Part | Qty | Notes |
|------|-----|-------|
| TB-1070 | 2 | |
| TB-1080 | 1 | |
| TB-1090 | 1 | |`,
    ['TB-1070:2', 'TB-1080:1', 'TB-1090:1'],
  ],
  [
    'a question that is a request',
    'Can I get two torque wrenches (TB-1120) and three work lights (TB-1110)?',
    ['TB-1120:2 2? The line has several tools', 'TB-1110:3 3? The line also says “?”'],
  ],
  [
    'two trucks',
    'Truck 7:\nTB-1110 2\nTB-1120 1\n\nTruck 9:\nTB-1030 1\nTB-1140 1',
    [
      'TB-1110:2 Line 1 says “Truck 7:”',
      'TB-1120:1 Line 1 says “Truck 7:”',
      'TB-1030:1 Line 1 says “Truck 7:”',
      'TB-1140:1 Line 1 says “Truck 7:”',
    ],
  ],
  [
    'German words',
    'Sehr geehrte Damen und Herren,\n\nbitte liefern Sie:\n2 Stück TB-1120\n3 Stück TB-1110',
    [
      'TB-1120:2 Line 1 says “Sehr geehrte Damen und Herren,”',
      'TB-1110:3 Line 1 says “Sehr geehrte Damen und Herren,”',
    ],
  ],
  [
    'a name that the search finds',
    'TB-1120 x 2\n1 socket set 40 pc\n5 in grinder x2',
    ['TB-1120:2', 'TB-1140:1 Is it this one?', 'TB-1010:2 Is it this one?'],
  ],
  [
    'a letter with delivery, account and a signature',
    "Hi Jen,\n\nHere is this week's order:\n\nQty  Item\n2    TB-1070\n10   TB-1110\n\nPlease deliver to our shop by Friday, on our account.\nLet me know if anything is out of stock.\n\nThanks,\nPaul\n\nPaul Nowak | Parts Manager\nNowak Truck & Trailer\npaul@nowaktruck.example | 555-0188",
    ['TB-1070:2 Line 1 says “Hi Jen,”', 'TB-1110:10 Line 1 says “Hi Jen,”'],
  ],
  [
    'what is there, then a request',
    'We already have these:\nTB-1010 x 2\n\nWhat we need:\nTB-1090 x 1',
    ['TB-1010:2 Line 1 says “We already have these:”', 'TB-1090:1'],
  ],
  [
    'a column of notes without notes',
    'Qty\tPart\tNotes\n3\tTB-1140\t\n1\tTB-1060\tfor the shop',
    [
      'TB-1140:3 Line 3 says “1\tTB-1060\tfor the shop”',
      'TB-1060:1 1? The line also says “for the shop”',
    ],
  ],
  [
    'words beside one product, and the lines next to it',
    'TB-1110 3\nTB-1120 2 or so\nTB-1050 1\nTB-1030 1',
    [
      'TB-1110:3 Line 2 says “TB-1120 2 or so”',
      'TB-1120:2 2? The line also says “or so”',
      'TB-1050:1 Line 2 says “TB-1120 2 or so”',
      'TB-1030:1 Line 2 says “TB-1120 2 or so”',
    ],
  ],
  [
    'a purchase order with a number only',
    'PO# 5512\nShip via: UPS\nTB-1080 QTY: 2',
    ['TB-1080:2 Line 1 says “PO# 5512”'],
  ],
];

test.each(texts)('%s', (_, text, rows) => {
  expect(shownRows(text)).toEqual(rows);
});
