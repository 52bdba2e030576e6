import { expect, test } from 'vitest';
import type { Cart } from '../../cart/cart.ts';
import { type PricedLine, pricedLines } from '../../cart/pricing.ts';
import { findProduct } from '../../catalogue/catalogue.ts';
import type { Product, Specification } from '../../catalogue/product.ts';
import { orderChecks } from './order-checks.ts';

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

/** Each text, followed by the ids of the products that it links to. */
const checksOf = (cart: Cart, sold?: readonly Product[]) => texts(pricedLines(cart), sold);

const texts = (lines: readonly PricedLine[], sold?: readonly Product[]) =>
  orderChecks(lines, sold).map(({ text, products }) => [text, ...products.map(({ id }) => id)]);

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
  const text = '20V LED Work Light comes without a battery.';
  expect(checksOf(cartOf(light))).toEqual([[`${text} The 20V battery comes in:`, kit]]);
  expect(checksOf(cartOf(light), [])).toEqual([[text]]);
  const other = product(kit, { id: 'other', battery: { system: '12V', inTheBox: 1 } });
  expect(checksOf(cartOf(light), [other])).toEqual([[text]]);
});

test('batteries that tools share are counted', () => {
  const shared = (cart: Cart) => checksOf(cart).at(-1);
  expect(shared(cartOf(light, kit))).toEqual(['20V: 2 tools share 2 batteries.']);
  const cart = [
    { productId: light, quantity: 3 },
    { productId: kit, quantity: 1 },
  ];
  expect(shared(cart)).toEqual(['20V: 4 tools share 2 batteries.']);
  expect(shared([{ productId: kit, quantity: 2 }])?.[0]).toMatch(/^Needs 1\/2 in\. impact-rated/);
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

test('two or more corded tools may together draw more than a circuit carries', () => {
  expect(checksOf(cartOf(grinder, heatGun, socketSet))).toEqual([
    [
      'Not both at once on one 15 A circuit: 24.5 A (5 in. Variable-Speed Angle Grinder, 1500W Digital Heat Gun)',
    ],
  ]);
  expect(checksOf([{ productId: heatGun, quantity: 2 }])).toEqual([
    ['Not both at once on one 15 A circuit: 25 A (2 × 1500W Digital Heat Gun)'],
  ]);
  expect(checksOf([{ productId: polisher, quantity: 2 }])).toEqual([]);
  expect(checksOf([{ productId: polisher, quantity: 3 }])).toEqual([
    ['Not all at once on one 15 A circuit: 21 A (3 × 6 in. Dual-Action Polisher)'],
  ]);
});

test('one tool that needs more than such a circuit is no matter of what else runs', () => {
  const specifications = [{ name: 'Rated current', value: 16, unit: 'A' }] as const;
  expect(texts(linesOf(product(grinder, { specifications })))).toEqual([]);
});

test('the compressor must feed the tool that needs most at each pressure', () => {
  const compressor = (...ids: string[]) =>
    checksOf(cartOf(...ids)).filter(([text]) => text?.includes('compressor'));
  expect(compressor(airRatchet)).toEqual([
    ['3/8 in. Air Ratchet needs a compressor rated for at least 4 CFM at 90 psi.'],
  ]);
  const largest =
    '1/2 in. Composite Air Impact Wrench needs a compressor rated for at least 5 CFM at 90 psi.';
  expect(compressor(airRatchet, airImpact)).toEqual([[largest]]);
  expect(compressor(airImpact, airRatchet)).toEqual([[largest]]);
  expect(compressor(sprayGun, airImpact)).toEqual([
    [
      `${largest} HVLP Gravity-Feed Spray Gun needs a compressor rated for at least 9 CFM at 29 psi.`,
    ],
  ]);
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
    [
      'HVLP Gravity-Feed Spray Gun needs a compressor rated for at least 9 CFM at 40 psi, set to 29 psi at the gun.',
    ],
  ]);
});

test('the air consumption of an impact wrench is an average', () => {
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
  const text =
    '1/2 in. Composite Air Impact Wrench needs a compressor rated for at least 3 CFM at 90 psi';
  const sentence = `${text}: that is an average, it takes 20 to 25 CFM while it hammers.`;
  const peak = { name, value: [20, 25], unit: 'CFM' } as const;
  expect(texts(linesOf(wrench(peak)))).toEqual([[sentence]]);
  // Its peak is above the 4 CFM of the ratchet.
  const ratchet = product(airRatchet, { needsSockets: undefined as never });
  expect(texts(linesOf(wrench(peak), ratchet))).toEqual([[sentence]]);
  expect(texts(linesOf(wrench({ name, value: 'Much' })))).toEqual([[`${text}.`]]);
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
    texts(linesOf(...inCart), sold).filter(([text]) => text?.startsWith('Needs'));
  const [torque, kitWrench] = [product(torqueWrench), product(kit)];
  const forTorque = 'Needs 1/2 in. sockets, not sold here: 1/2 in. Click Torque Wrench.';
  const forKit =
    'Needs 1/2 in. impact-rated sockets, not sold here: 20V Brushless 1/2 in. Impact Wrench Kit.';
  expect(sockets([torque])).toEqual([[forTorque]]);
  expect(sockets([kitWrench])).toEqual([[forKit]]);
  expect(sockets([torque, kitWrench])).toEqual([[forTorque], [forKit]]);
  expect(sockets([kitWrench, product(airImpact)])).toEqual([
    [
      'Needs 1/2 in. impact-rated sockets, not sold here: 20V Brushless 1/2 in. Impact Wrench Kit, 1/2 in. Composite Air Impact Wrench.',
    ],
  ]);
  expect(sockets([product(airRatchet), torque])).toEqual([
    ['Needs 3/8 in. sockets, not sold here: 3/8 in. Air Ratchet.'],
    [forTorque],
  ]);
  // Sockets of another drive, and sockets that are not impact-rated.
  expect(sockets([kitWrench, product(socketSet)])).toEqual([
    [`${forKit} 40-Piece 1/4 in. Socket Set does not fit.`],
  ]);
  expect(sockets([kitWrench, handSet()])).toEqual([[`${forKit} Hand Set is not impact-rated.`]]);
  expect(sockets([torque, handSet()])).toEqual([]);
  expect(sockets([torque, kitWrench, impactSet])).toEqual([]);
  // What the store sells.
  expect(sockets([torque], [product(socketSet), handSet(), impactSet])).toEqual([
    ['Needs 1/2 in. sockets, not included: 1/2 in. Click Torque Wrench.', 'hand-set', 'impact-set'],
  ]);
  expect(sockets([kitWrench], [handSet(), impactSet])).toEqual([
    [
      'Needs 1/2 in. impact-rated sockets, not included: 20V Brushless 1/2 in. Impact Wrench Kit.',
      'impact-set',
    ],
  ]);
});

test('a tool whose drive is not known says nothing about sockets', () => {
  const { specifications: _, ...plain } = product(torqueWrench);
  expect(texts(linesOf(plain, handSet()))).toEqual([]);
});

test('there are at most four, the most important first', () => {
  const starts = (lines: readonly PricedLine[]) =>
    texts(lines).map(([text]) => text?.split(' ').slice(0, 4).join(' '));
  const all = [grinder, heatGun, airImpact, sprayGun, light].map((id) => product(id));
  const four = ['Not both at once', '1/2 in. Composite Air', 'Needs 1/2 in. impact-rated'];
  expect(starts(linesOf(...all))).toEqual(['20V LED Work Light', ...four]);
  const oldLight = product(light, { name: 'Lamp', battery: { system: '12V', inTheBox: 0 } });
  expect(starts(linesOf(oldLight, ...all, product(kit)))).toEqual([
    'Lamp comes without a',
    ...four,
  ]);
});

test('no more than four products are linked', () => {
  const sets = ['a', 'b', 'c', 'd', 'e'].map((id) => handSet({ id }));
  expect(texts(linesOf(product(torqueWrench)), sets)).toEqual([
    ['Needs 1/2 in. sockets, not included: 1/2 in. Click Torque Wrench.', 'a', 'b', 'c', 'd'],
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
