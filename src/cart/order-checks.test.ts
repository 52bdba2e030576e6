import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product, Specification } from '../catalogue/product.ts';
import type { Cart } from './cart.ts';
import { orderChecks } from './order-checks.ts';
import { type PricedLine, pricedLines } from './pricing.ts';

const grinder = 'angle-grinder-5in';
const heatGun = 'digital-heat-gun';
const polisher = 'dual-action-polisher-6in';
const airImpact = 'air-impact-wrench-half-in';
const airRatchet = 'air-ratchet-three-eighths-in';
const sprayGun = 'hvlp-spray-gun';
const kit = 'cordless-impact-wrench-20v';
const light = 'led-work-light-20v';
const torqueWrench = 'click-torque-wrench-half-in';
const socketSet = 'socket-set-40pc';

const cartOf = (...ids: string[]): Cart => ids.map((productId) => ({ productId, quantity: 1 }));

/** Each text, after the name of the product on whose line it stands, followed by the ids of the products that it links to. */
const checksOf = (cart: Cart, sold?: readonly Product[]) => texts(pricedLines(cart), sold);

const texts = (lines: readonly PricedLine[], sold?: readonly Product[]) =>
  orderChecks(lines, sold).map(({ about, text, products }) => [
    about ? `${about.name}: ${text}` : text,
    ...products.map(({ id }) => id),
  ]);

const product = (id: string, change: Partial<Product> = {}): Product => ({
  ...(findProduct(id) as Product),
  ...change,
});

/** The lines of a cart with one of each product. The products need not be in the catalogue. */
const linesOf = (...inCart: Product[]): PricedLine[] =>
  inCart.map((one) => ({ product: one, quantity: 1, total: 0n }));

test.each([
  [[]],
  [[polisher]],
  [[heatGun]],
  [[grinder]],
  [[socketSet]],
  [['no-such-tool']],
  [['true-rms-multimeter', 'obd2-scan-tablet', 'combination-wrench-set-12pc']],
])('there is nothing to say of %j', (ids) => {
  expect(checksOf(cartOf(...ids))).toEqual([]);
});

test('a tool without a battery names the product that has one', () => {
  const text = '20V LED Work Light: Needs a 20V battery';
  expect(checksOf(cartOf(light))).toEqual([[`${text}, which comes in:`, kit]]);
  expect(checksOf(cartOf(light), [])).toEqual([[text]]);
  const other = product(kit, { id: 'other', battery: { system: '12V', inTheBox: 1 } });
  expect(checksOf(cartOf(light), [other])).toEqual([[text]]);
});

test('batteries that tools share are counted', () => {
  const shared = (cart: Cart) => checksOf(cart).at(-1);
  expect(shared(cartOf(light, kit))).toEqual(['20V: 2 tools share 2 batteries.']);
  expect(shared(cartOf(light, kit, torqueWrench))).toEqual(['20V: 2 tools share 2 batteries.']);
  const cart = [
    { productId: light, quantity: 3 },
    { productId: kit, quantity: 1 },
  ];
  expect(shared(cart)).toEqual(['20V: 4 tools share 2 batteries.']);
  expect(shared([{ productId: kit, quantity: 2 }])?.[0]).toMatch(/: Needs 1\/2 in\. impact-rated/);
  const pack = product(kit, {
    id: 'pack',
    needsSockets: undefined as never,
    battery: { system: '20V', inTheBox: 1, isBatteryOnly: true },
  });
  expect(texts(linesOf(product(light), pack))).toEqual([]);
  expect(texts(linesOf(product(light), product(light, { id: 'lamp' }), pack))).toEqual([
    ['20V: 2 tools share 1 battery.'],
  ]);
});

test('two or more different corded tools may together draw more than a circuit carries', () => {
  const both =
    '5 in. Variable-Speed Angle Grinder, 1500W Digital Heat Gun: not both at once on one 15 A circuit, together 24.5 A';
  expect(checksOf(cartOf(grinder, heatGun, socketSet))).toEqual([[both]]);
  // Nobody runs nine grinders in one bay.
  const nine = cartOf(grinder, heatGun).map((line) => ({ ...line, quantity: 9 }));
  expect(checksOf(nine)).toEqual([[both]]);
  expect(checksOf([{ productId: heatGun, quantity: 9 }])).toEqual([]);
  expect(checksOf(cartOf(grinder, heatGun, polisher))).toEqual([
    [
      '5 in. Variable-Speed Angle Grinder, 1500W Digital Heat Gun, 6 in. Dual-Action Polisher: not all at once on one 15 A circuit, together 31.5 A',
    ],
  ]);
});

test('one tool that needs more than such a circuit is no matter of what else runs', () => {
  const specifications = [{ name: 'Rated current', value: 16, unit: 'A' }] as const;
  expect(texts(linesOf(product(grinder, { specifications })))).toEqual([]);
});

const ratchetAir = '3/8 in. Air Ratchet: Needs 4 CFM at 90 psi';
const impactAir = '1/2 in. Composite Air Impact Wrench: Needs 5 CFM at 90 psi';

test('an air tool states what it needs; one compressor must feed several, each on its own', () => {
  const air = (...ids: string[]) =>
    checksOf(cartOf(...ids))
      .map(([text]) => text)
      .filter((text) => text?.includes('CFM'));
  expect(air(airRatchet)).toEqual([ratchetAir]);
  const largest =
    'One compressor for 2 air tools, one at a time: 5 CFM at 90 psi on average. Size it for the highest figure in their lines.';
  expect(air(airRatchet, airImpact)).toEqual([ratchetAir, impactAir, largest]);
  expect(air(airImpact, airRatchet)).toEqual([impactAir, ratchetAir, largest]);
  expect(air(sprayGun, airImpact, airRatchet)).toEqual([
    'HVLP Gravity-Feed Spray Gun: Needs 9 CFM at 29 psi',
    impactAir,
    ratchetAir,
    'One compressor for 3 air tools, one at a time: 5 CFM at 90 psi and 9 CFM at 29 psi on average. Size it for the highest figure in their lines.',
  ]);
  // Of pieces, not of lines.
  const two = linesOf(product(airRatchet), product(airImpact)).map((line) => ({
    ...line,
    quantity: 2,
  }));
  expect(texts(two).at(-1)?.[0]).toMatch(/^One compressor for 4 air tools/);
});

test('a spray gun is set to less than the pressure at which the compressor is rated', () => {
  const gun = product(sprayGun, {
    specifications: [
      { name: 'Air consumption', value: { needs: 9 }, unit: 'CFM' },
      { name: 'Working pressure', value: 29, unit: 'psi' },
      { name: 'Compressor pressure', value: { needs: 40 }, unit: 'psi' },
    ],
  });
  expect(texts(linesOf(gun))).toEqual([
    ['HVLP Gravity-Feed Spray Gun: Needs 9 CFM at 40 psi, set to 29 psi at the gun'],
  ]);
});

test('an impact wrench takes more air while it hammers', () => {
  const wrench = (peak: Specification) =>
    product(airImpact, {
      needsSockets: undefined as never,
      specifications: [
        { name: 'Air consumption', value: { needs: 3 }, unit: 'CFM' },
        { name: 'Working pressure', value: 90, unit: 'psi' },
        peak,
      ],
    });
  const name = 'Air consumption while hammering';
  const text = '1/2 in. Composite Air Impact Wrench: Needs 3 CFM at 90 psi';
  const peak = { name, value: [20, 25], unit: 'CFM' } as const;
  expect(texts(linesOf(wrench(peak)))).toEqual([[`${text}, 20 to 25 CFM while hammering`]]);
  expect(texts(linesOf(wrench({ name, value: 'Much' })))).toEqual([[text]]);
});

const handSet = (change: Partial<Product> = {}) =>
  product(socketSet, {
    id: 'hand-set',
    name: 'Hand Set',
    specifications: [{ name: 'Drive', value: 1 / 2, unit: 'in. square' }],
    ...change,
  });
const impactSet = handSet({
  id: 'impact-set',
  name: 'Impact Set',
  includesSockets: 'impact-rated',
});

test('tools with a square drive need sockets, impact wrenches impact-rated ones', () => {
  const sockets = (inCart: readonly Product[], sold: readonly Product[] = []) =>
    texts(linesOf(...inCart), sold).filter(([text]) => !text?.includes('CFM'));
  const [torque, kitWrench] = [product(torqueWrench), product(kit)];
  const forTorque = '1/2 in. Click Torque Wrench: Needs 1/2 in. sockets, not sold here';
  const forKit =
    '20V Brushless 1/2 in. Impact Wrench Kit: Needs 1/2 in. impact-rated sockets, not sold here';
  expect(sockets([torque])).toEqual([[forTorque]]);
  expect(sockets([torque, kitWrench])).toEqual([[forTorque], [forKit]]);
  expect(sockets([product(airRatchet)])).toEqual([
    ['3/8 in. Air Ratchet: Needs 3/8 in. sockets, not sold here'],
  ]);
  // Sockets of another drive, and sockets that are not impact-rated, say so on their own line.
  expect(sockets([kitWrench, product(socketSet), torque])).toEqual([
    [forKit],
    [
      '40-Piece 1/4 in. Socket Set: Does not fit 20V Brushless 1/2 in. Impact Wrench Kit, 1/2 in. Click Torque Wrench',
    ],
    [forTorque],
  ]);
  expect(sockets([kitWrench, handSet()])).toEqual([
    [forKit],
    ['Hand Set: Not impact-rated, as needed by 20V Brushless 1/2 in. Impact Wrench Kit'],
  ]);
  expect(sockets([torque, handSet()])).toEqual([]);
  expect(sockets([torque, kitWrench, impactSet])).toEqual([]);
  // The second list has the products of the store.
  expect(sockets([torque], [product(socketSet), handSet(), impactSet])).toEqual([
    ['1/2 in. Click Torque Wrench: Needs 1/2 in. sockets, not included:', 'hand-set', 'impact-set'],
  ]);
  expect(sockets([kitWrench], [handSet(), impactSet])).toEqual([
    [
      '20V Brushless 1/2 in. Impact Wrench Kit: Needs 1/2 in. impact-rated sockets, not included:',
      'impact-set',
    ],
  ]);
});

test('a tool whose drive is not known says nothing about sockets', () => {
  const { specifications: _, ...plain } = product(torqueWrench);
  expect(texts(linesOf(plain, handSet()))).toEqual([]);
});

test('no more than four products are linked', () => {
  const sets = ['a', 'b', 'c', 'd', 'e'].map((id) => handSet({ id }));
  expect(texts(linesOf(product(torqueWrench)), sets)).toEqual([
    ['1/2 in. Click Torque Wrench: Needs 1/2 in. sockets, not included:', 'a', 'b', 'c', 'd'],
  ]);
});

test('tools that draw as much as a circuit carries are no problem', () => {
  const specifications = [{ name: 'Rated current', value: 7.5, unit: 'A' }] as const;
  const tools = ['a', 'b'].map((id) => product(grinder, { id, specifications }));
  expect(texts(linesOf(...tools))).toEqual([]);
});

test('an air tool whose pressure is not known says nothing about the compressor', () => {
  const specifications = [{ name: 'Air consumption', value: { needs: 4 }, unit: 'CFM' }] as const;
  expect(texts(linesOf(product(sprayGun, { specifications })))).toEqual([]);
});
