import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { deliver, openTab, resetTabs } from '../../test/tabs.ts';

afterEach(resetTabs);

const ids = ['led-work-light-20v', 'socket-set-40pc', 'obd2-scan-tablet'] as const;

const anyStep = fc.record({
  tab: fc.nat(2),
  what: fc.constantFrom('add', 'link', 'suspend', 'resume', 'leave', 'comeBack', 'deliver'),
  product: fc.constantFrom(...ids),
});

test('whatever tabs miss, in the end all have the same cart, with everything that was added', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      resetTabs();
      const tabs = [await openTab(), await openTab(), await openTab()];
      const away = new Set<number>();
      const added = new Set<string>();
      for (const { tab, what, product } of steps) {
        const shopper = tabs[tab];
        if (!shopper) continue;
        if (what === 'deliver') deliver();
        else if (what === 'suspend') shopper.suspend();
        else if (what === 'resume') shopper.resume();
        else if (what === 'leave' && !away.has(tab)) {
          away.add(tab);
          shopper.leave();
        } else if (what === 'comeBack' && away.delete(tab)) shopper.comeBack();
        else if ((what === 'add' || what === 'link') && !away.has(tab)) {
          if (what === 'add') shopper.add(product);
          else shopper.openLink(`?items=${product}:1`);
          added.add(product);
        }
      }
      for (const [index, tab] of tabs.entries()) {
        tab.resume();
        if (away.has(index)) tab.comeBack();
      }
      deliver();
      const [first, ...others] = tabs.map(({ cart }) => cart);
      for (const other of others) expect(other).toEqual(first);
      expect(Object.keys(first ?? {}).toSorted()).toEqual([...added].toSorted());
    }),
    { numRuns: 60 },
  );
});
