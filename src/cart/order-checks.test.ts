import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import type { Cart } from './cart';
import { orderChecks } from './order-checks';
import { type PricedLine, pricedLines } from './pricing';

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

test('a tool without a battery links to the product that has one', () => {
  const text = '20V LED Work Light comes without a battery.';
  expect(checksOf(cartOf(light))).toEqual([[text, kit]]);
  expect(checksOf(cartOf(light), [])).toEqual([[text, light]]);
  const other = product(kit, { id: 'other', battery: { system: '12V', inTheBox: 1 } });
  expect(checksOf(cartOf(light), [other])).toEqual([[text, light]]);
});

test('a battery that is already in the cart is named', () => {
  expect(checksOf(cartOf(light, kit))).toContainEqual([
    '20V LED Work Light: the same 20V battery is already in 20V Brushless 1/2 in. Impact Wrench Kit.',
    kit,
  ]);
});

test('corded tools may together draw more than a circuit carries', () => {
  expect(checksOf(cartOf(grinder, heatGun, socketSet))).toEqual([
    ['Together the corded tools draw 24.5 A, more than a circuit of 15 A.', grinder, heatGun],
  ]);
  expect(checksOf([{ productId: polisher, quantity: 2 }])).toEqual([]);
  expect(checksOf([{ productId: polisher, quantity: 3 }])).toEqual([
    ['Together the corded tools draw 21 A, more than a circuit of 15 A.', polisher],
  ]);
});

test('the compressor must feed the tool that needs most at each pressure', () => {
  const compressor = (...ids: string[]) =>
    checksOf(cartOf(...ids)).filter(([text]) => text?.startsWith('Your compressor'));
  expect(compressor(airRatchet)).toEqual([
    ['Your compressor must deliver 4 CFM at 90 psi.', airRatchet],
  ]);
  const largest = ['Your compressor must deliver 5 CFM at 90 psi.', airImpact];
  expect(compressor(airRatchet, airImpact)).toEqual([largest]);
  expect(compressor(airImpact, airRatchet)).toEqual([largest]);
  expect(compressor(sprayGun, airImpact)).toEqual([
    ['Your compressor must deliver 5 CFM at 90 psi and 9 CFM at 29 psi.', airImpact, sprayGun],
  ]);
});

test('sockets for a square drive are not included', () => {
  const halfInch = 'Sockets are not included. You need some for 1/2 in. square drive.';
  expect(checksOf(cartOf(torqueWrench))).toEqual([[halfInch, torqueWrench]]);
  // The sockets of the set have another drive.
  expect(checksOf(cartOf(torqueWrench, socketSet))).toEqual([[halfInch, torqueWrench]]);
  expect(checksOf(cartOf(torqueWrench, kit))).toEqual([[halfInch, torqueWrench, kit]]);
  const impactSet = product(socketSet, {
    id: 'impact-sockets',
    specifications: [
      { name: 'Drive', value: 1 / 2, unit: 'in. square' },
      { name: 'Sockets', value: '12 metric' },
    ],
  });
  expect(checksOf(cartOf(torqueWrench), [product(socketSet), impactSet])).toEqual([
    [halfInch, 'impact-sockets'],
  ]);
  expect(checksOf(cartOf(torqueWrench, airRatchet)).at(-1)).toEqual([
    'Sockets are not included. You need some for 1/2 in. and 3/8 in. square drive.',
    torqueWrench,
    airRatchet,
  ]);
});

test('there are at most four, the most important first', () => {
  expect(
    checksOf(cartOf(grinder, heatGun, airImpact, sprayGun, light)).map(([text]) => text),
  ).toEqual([
    '20V LED Work Light comes without a battery.',
    'Together the corded tools draw 24.5 A, more than a circuit of 15 A.',
    'Your compressor must deliver 5 CFM at 90 psi and 9 CFM at 29 psi.',
    'Sockets are not included. You need some for 1/2 in. square drive.',
  ]);
  const oldLight = product(light, { name: 'Lamp', battery: { system: '12V', inTheBox: 0 } });
  const all = [grinder, heatGun, airImpact, light, kit].map((id) => product(id));
  expect(texts(linesOf(oldLight, ...all)).map(([text]) => text)).toEqual([
    'Lamp comes without a battery.',
    'Together the corded tools draw 24.5 A, more than a circuit of 15 A.',
    'Your compressor must deliver 5 CFM at 90 psi.',
    'Sockets are not included. You need some for 1/2 in. square drive.',
  ]);
});

test('no more products are named than a comparison has', () => {
  const tools = ['a', 'b', 'c', 'd', 'e'].map((id) => product(grinder, { id }));
  expect(texts(linesOf(...tools))).toEqual([
    ['Together the corded tools draw 60 A, more than a circuit of 15 A.', 'a', 'b', 'c', 'd'],
  ]);
});

test('a tool that draws as much as a circuit carries is no problem', () => {
  const specifications = [{ name: 'Rated current', value: 15, unit: 'A' }] as const;
  expect(texts(linesOf(product(grinder, { specifications })))).toEqual([]);
});

test('an air tool whose pressure is not known says nothing about the compressor', () => {
  const specifications = [{ name: 'Air consumption', value: { needs: 4 }, unit: 'CFM' }] as const;
  expect(texts(linesOf(product(sprayGun, { specifications })))).toEqual([]);
});

test('sockets of the same drive in the cart are enough, whatever else is in it', () => {
  const impactSet = product(socketSet, {
    specifications: [
      { name: 'Drive', value: 1 / 2, unit: 'in. square' },
      { name: 'Sockets', value: '12 metric' },
    ],
  });
  const { specifications: _, ...plain } = product(heatGun);
  expect(texts(linesOf(product(torqueWrench), plain, impactSet))).toEqual([]);
});
