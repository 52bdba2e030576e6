import { KeepCartWhileHidden } from '../cart/keep-cart-while-hidden.ts';
import { ComparisonBar } from '../comparison/comparison-bar.tsx';
import { ProductTable } from '../listing/product-table.tsx';
import { KeepPosition } from '../navigation/keep-position.ts';
import { FilledCart } from '../pages/cart/filled-cart.tsx';
import { OrderForm } from '../pages/cart/order-form.tsx';
import { ComparePage } from '../pages/compare-page.tsx';
import { Zoom } from '../pages/product/zoom.tsx';
import { SearchPage } from '../pages/search-page.tsx';
import { appNotices } from '../pwa/app-notices.tsx';
import { listenForBeforeInstallPrompt } from '../pwa/install.tsx';
import { registerServiceWorker } from '../pwa/registration.ts';
import { SuggestionList } from '../search/suggestion-list.tsx';
import { suggestedFor } from '../search/suggestions.ts';
import { indexWhile } from '../search/word-index.ts';
import { whenIdle } from '../ui/browser.ts';
import { laterPartsStore } from '../ui/later-part.tsx';

/** The parts that no prerendered page has. They are loaded right after the app, which has places for them: ui/later-part.tsx. */
export const laterParts = {
  ComparisonBar,
  ProductTable,
  KeepPosition,
  KeepCartWhileHidden,
  FilledCart,
  OrderForm,
  ComparePage,
  Zoom,
  SearchPage,
  appNotices,
  SuggestionList,
  suggestedFor,
  indexWhile,
};

declare module '../ui/later-part.tsx' {
  interface LaterParts extends Readonly<typeof laterParts> {}
}

/** Shows these parts, and makes the store available offline. */
export function startLaterParts() {
  laterPartsStore.setState({ laterParts });
  listenForBeforeInstallPrompt();
  if (!import.meta.env.PROD) return;
  // The precache waits for the `load` event and an idle browser, so that the images of the page load first.
  const startServiceWorker = () => whenIdle(registerServiceWorker);
  if (document.readyState === 'complete') startServiceWorker();
  else window.addEventListener('load', startServiceWorker, { once: true });
}
