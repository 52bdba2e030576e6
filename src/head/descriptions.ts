// What search engines and shared links say about the pages that are neither a category nor a product.
import { terms } from '../catalogue/terms';
import { brand, store } from '../store';

export const promises = `${terms.freeShippingPromise}, ${store.returnPolicy}.`;

/**
 * For the prerendered HTML only: the bundler leaves them out of the browser's code. Playwright imports this file in Node.js,
 * where `import.meta.env` is undefined.
 */
export const descriptions = import.meta.env?.SSR
  ? {
      home: `${brand.description} ${promises}`,
      products: `Every tool at ${store.name}. ${promises}`,
      search: `Search the tools of ${store.name}.`,
      notFound: 'There is no page at this URL.',
      cart: `Your cart at ${store.name}.`,
      account: 'Accounts are coming soon.',
      specials: 'Special offers are coming soon.',
      contact: `Call ${store.name} at ${store.phone.shown}.`,
      shipping: `${terms.freeShippingPromise}. ${terms.flatShipping}`,
      returns: `How a return works: our ${store.returnPolicy}.`,
      warranty: 'Quality guaranteed: what we stand for, and what to do if something is wrong.',
    }
  : undefined;
