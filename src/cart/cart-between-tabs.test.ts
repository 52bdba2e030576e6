import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channels, deliver, openTab, resetTabs } from '../../test/tabs.ts';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';
const tablet = 'obd2-scan-tablet';

beforeEach(resetTabs);
afterEach(resetTabs);

test('a tab that opens gets the cart and the job name of the others, and each change reaches all', async () => {
  const first = await openTab();
  first.add(light);
  first.name('Bay 3');
  const second = await openTab();
  expect(second.cart).toEqual({});
  deliver();
  expect(second.cart).toEqual({ [light]: 1 });
  expect(second.state.jobName).toBe('Bay 3');
  second.add(sockets);
  deliver();
  expect(first.cart).toEqual({ [light]: 1, [sockets]: 1 });
  first.set(light, 5);
  deliver();
  second.set(light, 2);
  deliver();
  const third = await openTab();
  deliver();
  for (const tab of [first, second, third]) expect(tab.cart).toEqual({ [light]: 2, [sockets]: 1 });
});

test('a removed line stays removed, and a cleared cart empty, in tabs that open later too', async () => {
  const first = await openTab();
  first.add(light);
  const second = await openTab();
  deliver();
  second.remove(light);
  deliver();
  expect(first.cart).toEqual({});
  const third = await openTab();
  deliver();
  expect(third.cart).toEqual({});
});

test('only the tab that acts announces it, and undo belongs to it until another tab changes the cart', async () => {
  const first = await openTab();
  const second = await openTab();
  deliver();
  first.add(light);
  first.add(sockets);
  first.remove(light);
  deliver();
  expect(first.state.announcement).toBe('Removed from cart: 20V LED Work Light. 1 item in cart.');
  expect(second.state.announcement).toBe('');
  expect(first.state.removedLines).toHaveLength(1);
  expect(second.state.removedLines).toEqual([]);
  first.undo();
  deliver();
  expect(second.cart).toEqual({ [light]: 1, [sockets]: 1 });
  first.remove(light);
  second.add(tablet);
  deliver();
  expect(first.state.removedLines).toEqual([]);
});

test('a tab that changed its cart before it heard of another joins the two, and deletes nothing', async () => {
  const first = await openTab();
  first.set(light, 3);
  first.add(tablet);
  first.suspend();
  const second = await openTab();
  deliver();
  second.add(light);
  second.add(sockets);
  second.name('Bay 3');
  deliver();
  first.resume();
  deliver();
  for (const tab of [first, second]) {
    expect(tab.cart).toEqual({ [light]: 3, [tablet]: 1, [sockets]: 1 });
    expect(tab.state.jobName).toBe('Bay 3');
  }
  // They have heard of each other now, so the last change wins.
  second.remove(light);
  deliver();
  expect(first.cart).toEqual({ [tablet]: 1, [sockets]: 1 });
});

test('the cart of a discarded or updated tab yields to that of a tab that has gone on', async () => {
  const first = await openTab();
  first.set(light, 2);
  first.add(tablet);
  const second = await openTab();
  deliver();
  const { saved } = second;
  second.close();
  first.remove(tablet);
  first.set(light, 1);
  const restored = await openTab({ saved });
  expect(restored.cart).toEqual({ [light]: 2, [tablet]: 1 });
  deliver();
  for (const tab of [restored, first]) expect(tab.cart).toEqual({ [light]: 1 });
  first.remove(light);
  restored.close();
  const emptied = await openTab({ saved });
  deliver();
  expect(emptied.cart).toEqual({});
});

test('without another tab it stays, and tabs that open later get it', async () => {
  const lost = await openTab();
  lost.set(light, 2);
  lost.name('Bay 3');
  lost.close();
  const restored = await openTab({ saved: lost.saved });
  deliver();
  expect(restored.cart).toEqual({ [light]: 2 });
  const second = await openTab();
  deliver();
  expect(second.cart).toEqual({ [light]: 2 });
  expect(second.state.jobName).toBe('Bay 3');
  const third = await openTab({ link: `?items=${light}:1` });
  deliver();
  for (const tab of [restored, second, third]) expect(tab.cart).toEqual({ [light]: 3 });
});

test('of two discarded tabs the later cart counts, whichever the shopper opens first', async () => {
  const first = await openTab();
  first.set(light, 2);
  const second = await openTab();
  deliver();
  const older = first.saved;
  first.close();
  second.add(sockets);
  second.close();
  const one = await openTab({ saved: older });
  deliver();
  const other = await openTab({ saved: second.saved });
  deliver();
  for (const tab of [one, other]) expect(tab.cart).toEqual({ [light]: 2, [sockets]: 1 });
});

test('a page that returns from the back/forward cache asks for what it has missed', async () => {
  const first = await openTab();
  first.add(light);
  const second = await openTab();
  deliver();
  first.leave();
  second.remove(light);
  second.add(sockets);
  deliver();
  expect(first.cart).toEqual({ [light]: 1 });
  first.comeBack();
  deliver();
  expect(first.cart).toEqual({ [sockets]: 1 });
});

test('a change before its answer comes is joined', async () => {
  const first = await openTab();
  first.add(light);
  const second = await openTab();
  deliver();
  first.leave();
  second.add(sockets);
  first.comeBack();
  first.add(tablet);
  deliver();
  for (const tab of [first, second]) {
    expect(tab.cart).toEqual({ [light]: 1, [sockets]: 1, [tablet]: 1 });
  }
});

test('the cart lives as long as one tab is open', async () => {
  const first = await openTab();
  first.add(light);
  const second = await openTab();
  deliver();
  first.close();
  const third = await openTab();
  deliver();
  expect(third.cart).toEqual({ [light]: 1 });
  second.close();
  third.close();
  const fourth = await openTab();
  deliver();
  expect(fourth.cart).toEqual({});
});

test.each([
  undefined,
  7,
  'cart',
  { type: 'cart' },
  { type: 'cart', version: {}, lines: [{}], jobName: '' },
  { type: 'cart', version: { a: 'b' }, lines: [], jobName: '' },
])('a message that this version does not know is ignored: %j', async (message) => {
  const tab = await openTab();
  tab.add(light);
  channels[0]?.onmessage?.({ data: message });
  expect(tab.cart).toEqual({ [light]: 1 });
});

test('in a browser without BroadcastChannel each tab has a cart of its own', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { shareCartBetweenTabs } = await import('./cart-between-tabs.ts');
  expect(shareCartBetweenTabs()).toBeUndefined();
  expect(channels).toEqual([]);
});

test('where the channel is refused, each tab has a cart of its own', async () => {
  const tab = await openTab({ isRefused: true });
  tab.add(light);
  expect(tab.cart).toEqual({ [light]: 1 });
});

test('a shared cart link adds its lines to the cart of the other tabs, once', async () => {
  const first = await openTab();
  first.set(light, 2);
  // Lines of one product add up.
  const second = await openTab({ link: `?items=${light}:1,${sockets}:1,${light}:1` });
  deliver();
  for (const tab of [first, second]) expect(tab.cart).toEqual({ [light]: 4, [sockets]: 1 });
  const third = await openTab();
  deliver();
  third.add(light);
  deliver();
  for (const tab of [first, second, third]) expect(tab.cart).toEqual({ [light]: 5, [sockets]: 1 });
});

test('a link that is opened in a running tab adds up in all tabs, whatever they do meanwhile', async () => {
  const first = await openTab();
  first.set(light, 2);
  const second = await openTab();
  deliver();
  second.openLink(`?items=${light}:2`);
  first.add(sockets);
  deliver();
  for (const tab of [first, second]) expect(tab.cart).toEqual({ [light]: 4, [sockets]: 1 });
  first.add(light);
  deliver();
  expect(second.cart).toEqual({ [light]: 5, [sockets]: 1 });
});

test('a link reaches a tab that is open and empty', async () => {
  const first = await openTab();
  const second = await openTab({ link: `?items=${light}:1,${light}:2` });
  deliver();
  for (const tab of [first, second]) expect(tab.cart).toEqual({ [light]: 3 });
});

test('of two links only that is added again which the other tab has not heard of', async () => {
  const first = await openTab();
  const second = await openTab();
  deliver();
  second.openLink(`?items=${light}:1`);
  deliver();
  second.openLink(`?items=${light}:5`);
  first.add(sockets);
  deliver();
  for (const tab of [first, second]) expect(tab.cart).toEqual({ [light]: 6, [sockets]: 1 });
});

test('a link adds up with the cart of a tab that answers late', async () => {
  const first = await openTab();
  first.set(light, 2);
  first.suspend();
  const second = await openTab({ link: `?items=${light}:2` });
  deliver();
  second.add(sockets);
  deliver();
  first.resume();
  deliver();
  for (const tab of [first, second]) expect(tab.cart).toEqual({ [light]: 4, [sockets]: 1 });
});
