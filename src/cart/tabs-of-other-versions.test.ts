import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliver, openTab, resetTabs } from '../../test/tabs.ts';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';
const tablet = 'obd2-scan-tablet';

beforeEach(resetTabs);
afterEach(resetTabs);

test('products that another version does not know are kept for the tabs that do, also by a restored tab', async () => {
  const updated = await openTab();
  updated.add(light);
  updated.add(tablet);
  const old = await openTab({ unknown: [tablet] });
  deliver();
  const { saved } = old;
  old.close();
  const restored = await openTab({ unknown: [tablet], saved });
  deliver();
  expect(restored.cart).toEqual({ [light]: 1 });
  restored.set(light, 4);
  deliver();
  expect(updated.cart).toEqual({ [light]: 4, [tablet]: 1 });
  updated.close();
  const third = await openTab();
  deliver();
  expect(third.cart).toEqual({ [light]: 4, [tablet]: 1 });
});

test('a tab that opens after an update says what changed about the cart that it gets, one of the version before says nothing of later prices', async () => {
  const before = await openTab({ prices: { [light]: 69.99, [sockets]: 59.99 } });
  before.add(light);
  before.add(tablet);
  const after = await openTab({ prices: { [light]: 59.99, [sockets]: 64.99 }, unknown: [tablet] });
  deliver();
  const notes = [
    '1 product in your cart cannot be ordered now: Pro OBD-II Scan Tablet.',
    '20V LED Work Light: was $69.99, now $59.99.',
  ];
  const notFree = 'This order no longer ships free.';
  expect(after.notes).toEqual([...notes, notFree]);
  expect(after.state.announcement).toBe([...notes, notFree].join(' '));
  after.add(sockets);
  deliver();
  before.set(light, 3);
  deliver();
  expect(after.notes).toEqual(notes);
  expect(after.state.announcement).toMatch(/^Added to cart: 40-Piece/);
  expect(before.cart).toEqual({ [light]: 3, [tablet]: 1, [sockets]: 1 });
  expect(before.notes).toEqual([]);
  expect(before.state.announcement).toBe('Quantity of 20V LED Work Light: 3. 5 items in cart.');
  // Of the same version as the second: it says the same.
  const third = await openTab({ prices: { [light]: 59.99, [sockets]: 64.99 }, unknown: [tablet] });
  before.close();
  deliver();
  expect(third.notes).toEqual(notes);
});

test('a product that only a later version sells is named in a tab of the version before', async () => {
  const before = await openTab({ unknown: [light] });
  const after = await openTab();
  after.add(light);
  deliver();
  expect(before.notes).toEqual([
    '1 product in your cart cannot be ordered now: 20V LED Work Light.',
  ]);
});

test('a line that two joined carts have from another version keeps its name', async () => {
  const first = await openTab();
  first.add(tablet);
  first.suspend();
  const second = await openTab({ unknown: [tablet] });
  second.add(sockets);
  deliver();
  first.resume();
  deliver();
  expect(second.cart).toEqual({ [sockets]: 1 });
  expect(second.notes).toContain(
    '1 product in your cart cannot be ordered now: Pro OBD-II Scan Tablet.',
  );
});

test('tabs of version 1.0, whose messages have product ids and quantities only, and those of this version understand each other', async () => {
  const tab = await openTab({ prices: { [light]: 59.99 } });
  const sent: unknown[] = [];
  const earlier = new BroadcastChannel('cart of /');
  earlier.onmessage = ({ data }) => void sent.push(data);
  const lines = [
    { productId: light, quantity: 2 },
    { productId: 'no-such-tool', quantity: 1 },
  ];
  earlier.postMessage({ type: 'cart', lines, jobName: '', version: { a: 1 } });
  deliver();
  expect(tab.cart).toEqual({ [light]: 2 });
  expect(tab.notes).toEqual(['1 product in your cart cannot be ordered now.']);
  tab.set(light, 3);
  deliver();
  expect(sent.at(-1)).toMatchObject({
    type: 'cart',
    lines: [
      { productId: light, quantity: 3 },
      { productId: 'no-such-tool', quantity: 1 },
    ],
    jobName: '',
    version: { a: 1 },
  });
});
