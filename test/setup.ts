// Every test of the app starts with an empty document and fails on any console error or warning, and on any
// change of the document that React cannot make once the browser has translated the page.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The default of one second is too short beside busy processes.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Translation replaces text nodes: https://github.com/facebook/react/issues/11538. React can replace the whole content of
 * an element, but cannot change, add or remove a text beside other nodes, nor insert an element before it.
 */
function changesTextBesideOthers(mutation: MutationRecord): boolean {
  const { type, target, addedNodes, removedNodes } = mutation;
  const { previousSibling, nextSibling } = type === 'characterData' ? target : mutation;
  if (!previousSibling && !nextSibling) return false;
  const isText = (node: Node | null) => node instanceof Text;
  const changed = [...addedNodes, ...removedNodes];
  const isInsertedBefore = addedNodes.length > 0 && isText(nextSibling);
  return type === 'characterData' || changed.some(isText) || isInsertedBefore;
}

const textChanges: string[] = [];
const collect = (mutations: MutationRecord[]) => {
  for (const mutation of mutations.filter(changesTextBesideOthers)) {
    textChanges.push(mutation.target.textContent ?? '');
  }
};
const observer = new MutationObserver(collect);

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  // jsdom has no layout and cannot scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(window, 'scrollBy').mockReturnValue();
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
});

afterEach(async () => {
  cleanup();
  // Loaded here, because some tests replace modules that it imports.
  const { useCartStore } = await import('../src/cart/cart-store.ts');
  useCartStore.setState(useCartStore.getInitialState(), true);
  collect(observer.takeRecords());
  observer.disconnect();
  expect(textChanges.splice(0)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
