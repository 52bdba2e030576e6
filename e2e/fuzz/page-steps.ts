// Steps on the page that is shown. One that chooses among what is shown brings a number, and chooses when
// it is taken.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { search } from '../shopper';
import { headings, type ShopModel } from './shop-model';
import type { Step } from './step';
import { terms } from './terms';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const nth = <Entry>(list: readonly Entry[], n: number): Entry => {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
};

const isProduct = ({ address }: ShopModel) => address.startsWith('/product/');
const hasLines = ({ address, cart }: ShopModel) => address === '/cart' && cart.length > 0;

const aisles = [...headings].filter(([address]) => !/^\/(product\/|cart$|$)/.test(address));
const followLink = fc.constantFrom(['/', 'Torque Bay'] as const, ...aisles).map(
  ([address, name]): Step => ({
    name: `follow the link ${name}`,
    take: async ({ page, model }) => {
      await page.getByRole('link', { name, exact: true }).first().click();
      model.follow(address);
    },
  }),
);

const goToCart = fc.constant<Step>({
  name: 'go to the cart',
  isPossible: ({ address }) => address !== '/cart',
  take: async ({ page, model }) => {
    await page.getByRole('link', { name: /^Cart(,|$)/ }).click();
    model.follow('/cart');
  },
});

const openProduct = fc.nat(13).map(
  (n): Step => ({
    name: `open product ${n} of the page`,
    isPossible: ({ linked }) => linked.length > 0,
    take: async ({ page, model }) => {
      const { id, name } = nth(model.linked, n);
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      model.follow(`/product/${id}`);
    },
  }),
);

const searchFor = terms.map(
  (term): Step => ({
    name: `search for ${JSON.stringify(term)}`,
    take: async ({ page, model }) => {
      await search(page, term);
      if (term.trim() !== '') model.visit(`/search?q=${term.trim()}`);
    },
  }),
);

const add = fc.nat(13).map(
  (n): Step => ({
    name: `add product ${n} of the page`,
    isPossible: ({ onSale }) => onSale.length > 0,
    take: async ({ page, model }) => {
      const product = nth(model.onSale, n);
      await button(page, isProduct(model) ? 'Add to Cart' : `Add to Cart: ${product.name}`);
      model.add(product);
    },
  }),
);

const change = (name: string, by: 1 | -1) =>
  fc.nat(9).map(
    (n): Step => ({
      name: `${name} line ${n}`,
      isPossible: (model) => hasLines(model) && nth(model.cart, n).quantity + by > 0,
      take: async ({ page, model }) => {
        const line = nth(model.cart, n);
        await button(page, `${name} quantity of ${line.product.name}`);
        line.quantity += by;
      },
    }),
  );

const remove = fc.nat(9).map(
  (n): Step => ({
    name: `remove line ${n}`,
    isPossible: hasLines,
    take: async ({ page, model }) => {
      const line = nth(model.cart, n);
      await button(page, `Remove ${line.product.name}`);
      model.takeOut(line);
    },
  }),
);

const clear = fc.constant<Step>({
  name: 'clear the cart',
  isPossible: hasLines,
  take: async ({ page, model }) => {
    await button(page, 'Clear Cart');
    model.takeOut(...model.cart);
  },
});

const undo = fc.constant<Step>({
  name: 'undo',
  isPossible: ({ address, gone }) => address === '/cart' && gone.length > 0,
  take: async ({ page, model }) => {
    await button(page, 'Undo');
    model.undo();
  },
});

/** Many adds before a cart is opened, and much to do there. */
export const pageStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: followLink },
  { weight: 4, arbitrary: goToCart },
  { weight: 4, arbitrary: openProduct },
  { weight: 2, arbitrary: searchFor },
  { weight: 16, arbitrary: add },
  { weight: 10, arbitrary: change('Increase', 1) },
  { weight: 10, arbitrary: change('Decrease', -1) },
  { weight: 16, arbitrary: remove },
  { weight: 8, arbitrary: clear },
  { weight: 20, arbitrary: undo },
);
