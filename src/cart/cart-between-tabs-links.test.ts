import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliver, openTab, resetTabs } from '../../test/tabs.ts';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';

beforeEach(resetTabs);
afterEach(resetTabs);

test('a shared cart link adds its lines to the cart of the other tabs, once', async () => {
  const first = await openTab();
  first.set(light, 2);
  const second = await openTab({ link: `?items=${light}:2,${sockets}:1` });
  deliver();
  for (const tab of [first, second]) expect(tab.cart).toEqual({ [light]: 4, [sockets]: 1 });
  const third = await openTab();
  deliver();
  third.add(light);
  deliver();
  for (const tab of [first, second, third]) expect(tab.cart).toEqual({ [light]: 5, [sockets]: 1 });
});

test('a link of the first tab is not added again by tabs that open later', async () => {
  const first = await openTab({ link: `?items=${light}:2` });
  deliver();
  const second = await openTab();
  deliver();
  second.add(light);
  deliver();
  const third = await openTab();
  deliver();
  for (const tab of [first, second, third]) expect(tab.cart).toEqual({ [light]: 3 });
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

test('a link with several lines of one product adds all of them', async () => {
  const first = await openTab();
  first.set(light, 4);
  await openTab({ link: `?items=${light}:1,${light}:2` });
  deliver();
  expect(first.cart).toEqual({ [light]: 7 });
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
