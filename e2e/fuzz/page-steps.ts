// Steps on the page that is shown. A step that chooses among its products or lines carries a number and
// chooses when it runs.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { search } from '../fixtures/page';
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

const isProduct = ({ url }: ShopModel) => url.startsWith('/product/');
const hasLines = ({ url, cart }: ShopModel) => url === '/cart' && cart.length > 0;

const linked = [...headings].filter(([url]) => !/^\/(product\/|cart$|$)/.test(url));
const followLink = fc.constantFrom(['/', 'Torque Bay'] as const, ...linked).map(
  ([url, name]): Step => ({
    name: `follow the link ${name}`,
    run: async ({ page, model }) => {
      await page.getByRole('link', { name, exact: true }).first().click();
      model.follow(url);
    },
  }),
);

const goToCart = fc.constant<Step>({
  name: 'go to the cart',
  isPossible: ({ url }) => url !== '/cart',
  run: async ({ page, model }) => {
    await page.getByRole('link', { name: /^Cart(,|$)/ }).click();
    model.follow('/cart');
  },
});

const openProduct = fc.nat(13).map(
  (n): Step => ({
    name: `open product ${n} of the page`,
    isPossible: ({ linked }) => linked.length > 0,
    run: async ({ page, model }) => {
      const { id, name } = nth(model.linked, n);
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      model.follow(`/product/${id}`);
    },
  }),
);

const searchFor = terms.map(
  (term): Step => ({
    name: `search for ${JSON.stringify(term)}`,
    run: async ({ page, model }) => {
      await search(page, term);
      if (term.trim() !== '') model.visit(`/search?q=${term.trim()}`);
    },
  }),
);

/** The suggestions for one term become those for the other. Escape closes them: they cover the page. */
const typeInSearch = fc.tuple(terms, terms).map(
  ([first, second]): Step => ({
    name: `type ${JSON.stringify(first)}, then ${JSON.stringify(second)} in the search field`,
    run: async ({ page }) => {
      const field = page.getByRole('combobox', { name: 'Search products' });
      for (const term of [first, second]) await field.fill(term);
      await field.press('Escape');
    },
  }),
);

const add = fc.nat(13).map(
  (n): Step => ({
    name: `add product ${n} of the page`,
    isPossible: ({ addable }) => addable.length > 0,
    run: async ({ page, model }) => {
      const product = nth(model.addable, n);
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
      run: async ({ page, model }) => {
        const line = nth(model.cart, n);
        await button(page, `${name} quantity of ${line.product.name}`);
        model.changeQuantity(line, by);
      },
    }),
  );

const remove = fc.nat(9).map(
  (n): Step => ({
    name: `remove line ${n}`,
    isPossible: hasLines,
    run: async ({ page, model }) => {
      const line = nth(model.cart, n);
      await button(page, `Remove ${line.product.name}`);
      model.remove(line);
    },
  }),
);

const clear = fc.constant<Step>({
  name: 'clear the cart',
  isPossible: hasLines,
  run: async ({ page, model }) => {
    await button(page, 'Clear Cart');
    model.remove(...model.cart);
  },
});

const undo = fc.constant<Step>({
  name: 'undo',
  isPossible: ({ url, removed }) => url === '/cart' && removed.length > 0,
  run: async ({ page, model }) => {
    await button(page, 'Undo');
    model.undo();
  },
});

/** The weights make carts of several lines that change often. */
export const pageStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: followLink },
  { weight: 4, arbitrary: goToCart },
  { weight: 4, arbitrary: openProduct },
  { weight: 2, arbitrary: searchFor },
  { weight: 2, arbitrary: typeInSearch },
  { weight: 16, arbitrary: add },
  { weight: 10, arbitrary: change('Increase', 1) },
  { weight: 10, arbitrary: change('Decrease', -1) },
  { weight: 16, arbitrary: remove },
  { weight: 8, arbitrary: clear },
  { weight: 20, arbitrary: undo },
);
