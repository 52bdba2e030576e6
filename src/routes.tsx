// THE table: every page of the shop. The router, the page titles and the tests all read it.
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { findCategory, findProduct } from './catalogue/catalogue';
import { categories } from './catalogue/categories';
import { products } from './catalogue/products';
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
import { categoryUrl, paths, productUrl, searchTermIn } from './paths';
import { store } from './store';

export type Route = {
  readonly path: string;
  readonly Page: ComponentType;
  /** The document's title, given the address's parameters and query. */
  readonly title: (params: Params, query: string) => string;
  /** The known addresses that this row answers. */
  readonly urls: readonly string[];
};

const titled = (name: string) => (name === '' ? store.name : `${name} | ${store.name}`);

const page = (path: string, Page: ComponentType, name: string): Route => ({
  path,
  Page,
  title: () => titled(name),
  urls: [path],
});

export const routes: readonly Route[] = [
  { ...page(paths.home, HomePage, ''), title: () => `${store.name} | ${store.tagline}` },
  page(paths.products, ProductsPage, 'All Tools'),
  {
    path: categoryUrl(':slug'),
    Page: CategoryPage,
    title: ({ slug = '' }) => titled(findCategory(slug)?.name ?? ''),
    urls: categories.map(({ slug }) => categoryUrl(slug)),
  },
  {
    path: productUrl(':productId'),
    Page: ProductPage,
    title: ({ productId = '' }) => titled(findProduct(productId)?.name ?? ''),
    urls: products.map(({ id }) => productUrl(id)),
  },
  page(paths.cart, CartPage, 'Cart'),
  {
    ...page(paths.search, SearchPage, ''),
    title: (_, query) => {
      const term = searchTermIn(query);
      return titled(term === '' ? 'Search' : `Search results for "${term}"`);
    },
  },
  page(paths.account, AccountPage, 'Account'),
  page(paths.specials, SpecialsPage, 'Specials'),
  page(paths.contact, ContactPage, 'Contact Us'),
  page(paths.shipping, ShippingPage, 'Shipping Info'),
  page(paths.returns, ReturnsPage, 'Returns'),
  page(paths.warranty, WarrantyPage, 'Warranty'),
  { ...page('*', NotFoundPage, 'Page Not Found'), urls: [] },
];
