// THE table: every page of the shop. The router, the heads of the pages, the prerendered files,
// the sitemap and the tests all read it.
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { findCategory, findProduct } from './catalogue/catalogue';
import { categories } from './catalogue/categories';
import { products } from './catalogue/products';
import {
  categoryHead,
  homeHead,
  notFoundHead,
  type PageHead,
  pageHead,
  productHead,
  productsHead,
  searchHead,
} from './head/page-head';
import { AccountPage } from './pages/account-page';
import { CartPage } from './pages/cart-page';
import { CategoryPage } from './pages/category-page';
import { ContactPage } from './pages/contact-page';
import { HomePage } from './pages/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { ProductPage } from './pages/product-page';
import { ProductsPage } from './pages/products-page';
import { ReturnsPage } from './pages/returns-page';
import { SearchPage } from './pages/search-page';
import { ShippingPage } from './pages/shipping-page';
import { SpecialsPage } from './pages/specials-page';
import { WarrantyPage } from './pages/warranty-page';
import { categoryUrl, paths, productUrl } from './paths';
import { store } from './store';

export type Route = {
  readonly path: string;
  readonly Page: ComponentType;
  /** What the page says of itself, given the address's parameters and query. */
  readonly head: (params: Params, query: string) => PageHead;
  /** The known addresses that this row answers. */
  readonly urls: readonly string[];
  /** Whether the page shows what only this visit knows, so that no file can be made of it beforehand. */
  readonly isPersonal: boolean;
};

const page = (path: string, Page: ComponentType, head: PageHead): Route => ({
  path,
  Page,
  head: () => head,
  urls: [path],
  isPersonal: false,
});

/** A page that says one thing, here in short. */
const information = (path: string, Page: ComponentType, name: string, description: string) =>
  page(path, Page, pageHead(path, name, description));

const hidden = (route: Route): Route => ({
  ...route,
  head: (...address) => ({ ...route.head(...address), isIndexed: false }),
});

export const routes: readonly Route[] = [
  page(paths.home, HomePage, homeHead),
  page(paths.products, ProductsPage, productsHead),
  {
    ...page(categoryUrl(':slug'), CategoryPage, productsHead),
    head: ({ slug = '' }) => categoryHead(findCategory(slug)),
    urls: categories.map(({ slug }) => categoryUrl(slug)),
  },
  {
    ...page(productUrl(':productId'), ProductPage, productsHead),
    head: ({ productId = '' }) => productHead(findProduct(productId)),
    urls: products.map(({ id }) => productUrl(id)),
  },
  hidden({
    ...information(paths.cart, CartPage, 'Cart', `Your cart at ${store.name}.`),
    isPersonal: true,
  }),
  hidden({
    ...page(paths.search, SearchPage, searchHead('')),
    head: (_, query) => searchHead(query),
    isPersonal: true,
  }),
  hidden(information(paths.account, AccountPage, 'Account', 'Accounts are coming soon.')),
  hidden(information(paths.specials, SpecialsPage, 'Specials', 'Special offers are coming soon.')),
  information(paths.contact, ContactPage, 'Contact Us', `Call ${store.name} at ${store.phone}.`),
  information(
    paths.shipping,
    ShippingPage,
    'Shipping Info',
    `${store.freeShippingPromise}; a flat $${store.shippingFee} below that.`,
  ),
  information(
    paths.returns,
    ReturnsPage,
    'Returns',
    `How a return works: our ${store.returnPolicy}.`,
  ),
  information(
    paths.warranty,
    WarrantyPage,
    'Warranty',
    'Quality guaranteed: what we stand for, and what to do if something is wrong.',
  ),
  hidden({
    ...page('*', NotFoundPage, notFoundHead),
    urls: [],
  }),
];
