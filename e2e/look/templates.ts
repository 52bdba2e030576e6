import type { Page } from '@playwright/test';
import { sharedCartUrl } from '../../src/cart/shared-cart';
import { products } from '../../src/catalogue/products';
import { unknownUrl } from '../fixtures/urls';

/** 999 of each product is the largest cart. */
const fullCart = products.map(({ id }) => ({ productId: id, quantity: 999 }));

/** A URL of each template and of each state of it that looks different. */
export const templates = {
  home: '/',
  products: '/products',
  category: '/category/power-tools',
  comparison:
    '/category/power-tools?compare=angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun,zzz',
  product: '/product/led-work-light-20v',
  search: '/search?q=drive',
  'search-none': '/search?q=zzz',
  cart: '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2,click-torque-wrench-half-in:12',
  'cart-full': sharedCartUrl(fullCart),
  'cart-empty': '/cart',
  specials: '/specials',
  account: '/account',
  contact: '/contact',
  shipping: '/shipping',
  returns: '/returns',
  warranty: '/warranty',
  'not-found': unknownUrl,
};

export type Template = keyof typeof templates;

export const templateNames = Object.keys(templates) as Template[];

/** Loads every image of the page, those far below the viewport too. */
export const loadImages = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
