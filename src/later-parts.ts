import { KeepCartWhileHidden } from './cart/keep-cart-while-hidden.ts';
import { ComparisonBar } from './comparison/comparison-bar.tsx';
import { ProductTable } from './listing/product-table.tsx';
import { KeepPosition } from './navigation/keep-position.ts';
import { FilledCart } from './pages/cart/filled-cart.tsx';
import { OrderForm } from './pages/cart/order-form.tsx';
import { ComparePage } from './pages/compare-page.tsx';
import { Zoom } from './pages/product/zoom.tsx';
import { SearchPage } from './pages/search-page.tsx';
import { appNotices } from './pwa/app-notices.tsx';
import { SuggestionList } from './search/suggestion-list.tsx';
import { suggestedFor } from './search/suggestions.ts';
import { indexWhile } from './search/word-index.ts';

/** The parts that no prerendered page has. They are loaded right after the app, which has places for them: later-part.tsx. */
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
