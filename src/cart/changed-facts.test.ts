import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue.ts';
import { changedFacts, earlierFactsOf, withFacts } from './changed-facts.ts';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';
const line = (productId: string, quantity = 1) => ({ productId, quantity });

/** Of the version before: `name` is used for products that this one does not sell. */
const earlier = (lines: Record<string, { name?: string; price?: number }>) =>
  new Map(Object.entries(lines).map(([id, { name, price }]) => [id, { name, price }] as const));

test.each<[string, Record<string, { name?: string; price?: number }>, string[]]>([
  ['no line was brought', {}, []],
  ['a line says neither', { [light]: {} }, []],
  ['the price is the same', { [light]: { price: 69.99 } }, []],
  ['the price rose', { [light]: { price: 64.5 } }, ['20V LED Work Light: was $64.50, now $69.99.']],
  ['it fell', { [light]: { price: 1299.99 } }, ['20V LED Work Light: was $1,299.99, now $69.99.']],
  [
    'two did',
    { [light]: { price: 1 }, [sockets]: { price: 60 } },
    [
      '20V LED Work Light: was $1.00, now $69.99.',
      '40-Piece 1/4 in. Socket Set: was $60.00, now $59.99.',
    ],
  ],
  ['it was a name only', { [light]: { name: 'Work Light' } }, []],
])('prices, if %s', (_, lines, notes) => {
  expect(changedFacts([line(light), line(sockets)], [], earlier(lines))).toEqual(notes);
});

test.each<[string, string[], Record<string, { name?: string; price?: number }>, string[]]>([
  ['one without a name', ['x'], { x: {} }, ['1 product in your cart cannot be ordered now.']],
  [
    'one with its name',
    ['x'],
    { x: { name: 'Band Saw', price: 5 } },
    ['1 product in your cart cannot be ordered now: Band Saw.'],
  ],
  [
    'several',
    ['x', 'y', 'constructor'],
    { x: { name: 'Band Saw' }, y: { name: 'Jack' }, constructor: {} },
    [
      '1 product in your cart cannot be ordered now.',
      '2 products in your cart cannot be ordered now: Band Saw, Jack.',
    ],
  ],
  ['one of a cart that was cleared', ['x', 'constructor'], {}, []],
])('products that this version does not sell: %s', (_, aside, lines, notes) => {
  expect(
    changedFacts(
      [],
      aside.map((id) => line(id)),
      earlier(lines),
    ),
  ).toEqual(notes);
});

test('a product that is sold out now is named with that', () => {
  Object.assign(findProduct(sockets) ?? {}, { availability: 'sold-out' });
  expect(changedFacts([], [line(sockets)], earlier({ [sockets]: { price: 59.99 } }))).toEqual([
    'Sold out: 40-Piece 1/4 in. Socket Set.',
  ]);
  Object.assign(findProduct(sockets) ?? {}, { availability: undefined });
});

const notFree = 'This order no longer ships free.';

test.each<[string, number, Record<string, { name?: string; price?: number }>, string[], boolean]>([
  ['$69.99 was $99', 1, { [light]: { price: 99 } }, [], true],
  ['$69.99 was $98.99', 1, { [light]: { price: 98.99 } }, [], false],
  ['two of them still ship free', 2, { [light]: { price: 99 } }, [], false],
  ['a product for the rest is gone', 1, { x: { name: 'Saw', price: 29.01 } }, ['x'], true],
  ['one that was too cheap is gone', 1, { x: { name: 'Saw', price: 29 } }, ['x'], false],
  ['one without a price is gone', 1, { x: { name: 'Saw' } }, ['x'], false],
])('free shipping is lost if %s', (_, quantity, lines, aside, isLost) => {
  const notes = changedFacts(
    [line(light, quantity)],
    aside.map((id) => line(id)),
    earlier(lines),
  );
  expect(notes.includes(notFree)).toBe(isLost);
});

test('of an order without lines free shipping is not said to be lost', () => {
  const lines = earlier({ x: { name: 'Saw', price: 500 } });
  expect(changedFacts([], [line('x')], lines)).not.toContain(notFree);
});

test('a line has the name and the price of this version, or those that it came with', () => {
  const lines = earlier({ [sockets]: { price: 49.99 }, x: { name: 'Saw', price: 500 }, y: {} });
  expect(withFacts(line(light, 2), lines)).toEqual({
    ...{ productId: light, quantity: 2 },
    ...{ name: '20V LED Work Light', price: 69.99, currency: 'USD' },
  });
  expect(withFacts(line(sockets), lines)).toMatchObject({ price: 49.99 });
  expect(withFacts(line('x'), lines)).toMatchObject({ name: 'Saw', price: 500 });
  expect(withFacts(line('y'), lines)).toEqual(line('y'));
});

test.each<[unknown, unknown, unknown, object]>([
  ['Saw', 5, 'USD', { name: 'Saw', price: 5 }],
  ['Saw', 0, 'USD', { name: 'Saw', price: 0 }],
  // The owner has changed the currency.
  ['Saw', 5, 'EUR', { name: 'Saw' }],
  ['Saw', 5, undefined, { name: 'Saw' }],
  [7, '5', 'USD', {}],
  [undefined, Number.NaN, 'USD', {}],
  [undefined, Infinity, 'USD', {}],
  [undefined, -5, 'USD', {}],
])('a line with the name %s and the price %s %s says %j', (name, price, currency, facts) => {
  expect(earlierFactsOf({ ...line('x'), name, price, currency })).toEqual(facts);
});
