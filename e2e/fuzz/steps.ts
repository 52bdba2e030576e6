// Steps on the page that is shown, and in the address bar. A step that chooses among the page's products or lines carries a
// number and chooses when it runs.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { untilHydrated } from '../../scripts/browser.mjs';
import { products } from '../../src/catalogue/products';
import { search } from '../fixtures/page';
import { headings, type ShopModel } from './shop-model';

/** An action on the page and on its model. */
export type Step = {
  readonly name: string;
  readonly isPossible?: (model: ShopModel) => boolean;
  readonly run: (page: Page, model: ShopModel) => Promise<unknown>;
};

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const nth = <Entry>(list: readonly Entry[], n: number): Entry => {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
};

const hasLines = ({ url, cart }: ShopModel) => url === '/cart' && cart.length > 0;

const linked = [...headings].filter(([url]) => !/^\/(product\/|cart$|$)/.test(url));
const followLink = fc.constantFrom(['/', 'Torque Bay'] as const, ...linked).map(
  ([url, name]): Step => ({
    name: `follow the link ${name}`,
    run: async (page, model) => {
      await page.getByRole('link', { name, exact: true }).first().click();
      model.follow(url);
    },
  }),
);

const goToCart = fc.constant<Step>({
  name: 'go to the cart',
  isPossible: ({ url }) => url !== '/cart',
  run: async (page, model) => {
    await page.getByRole('link', { name: /^Cart(,|$)/ }).click();
    model.follow('/cart');
  },
});

const openProduct = fc.nat(13).map(
  (n): Step => ({
    name: `open product ${n} of the page`,
    isPossible: ({ listed }) => listed.length > 0,
    run: async (page, model) => {
      const { id, name } = nth(model.listed, n);
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      model.follow(`/product/${id}`);
    },
  }),
);

/** Search terms, ordinary and hostile. A search box takes no line breaks. */
const terms: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('wrench', 'IMPACT', ' 20v ', '1/2 in.', 'e', 'no such tool', '   '),
  fc.constantFrom('<img src=x onerror=alert(1)>', '</script>', '"', "'", '\\', '.*', '%', '%zz'),
  fc.constantFrom('a&b=c', '#hash', '?q=1', '+', '__proto__', '🔧🔩', '\u202eleft', 'İ', 'ß'),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
);

const searchFor = terms.map(
  (term): Step => ({
    name: `search for ${JSON.stringify(term)}`,
    run: async (page, model) => {
      await search(page, term);
      if (term.trim() !== '') model.visit(`/search?q=${term.trim()}`);
    },
  }),
);

const addable = ({ url, listed }: ShopModel) =>
  url.startsWith('/product/') ? products.filter(({ id }) => url === `/product/${id}`) : listed;

const add = fc.nat(13).map(
  (n): Step => ({
    name: `add product ${n} of the page`,
    isPossible: (model) => addable(model).length > 0,
    run: async (page, model) => {
      const product = nth(addable(model), n);
      const isOnCard = model.listed.length > 0;
      await clickButton(page, isOnCard ? `Add to Cart: ${product.name}` : 'Add to Cart');
      model.add(product);
    },
  }),
);

const change = (name: string, by: 1 | -1) =>
  fc.nat(9).map(
    (n): Step => ({
      name: `${name} line ${n}`,
      isPossible: (model) => hasLines(model) && nth(model.cart, n).quantity + by > 0,
      run: async (page, model) => {
        const line = nth(model.cart, n);
        await clickButton(page, `${name} quantity of ${line.product.name}`);
        model.changeQuantity(line, by);
      },
    }),
  );

const remove = fc.nat(9).map(
  (n): Step => ({
    name: `remove line ${n}`,
    isPossible: hasLines,
    run: async (page, model) => {
      const line = nth(model.cart, n);
      await clickButton(page, `Remove ${line.product.name}`);
      model.remove(line);
    },
  }),
);

const clear = fc.constant<Step>({
  name: 'clear the cart',
  isPossible: hasLines,
  run: async (page, model) => {
    await clickButton(page, 'Clear Cart');
    model.remove(...model.cart);
  },
});

const undo = fc.constant<Step>({
  name: 'undo',
  isPossible: ({ url, removed }) => url === '/cart' && removed.length > 0,
  run: async (page, model) => {
    await clickButton(page, 'Undo');
    model.undo();
  },
});

const go = (name: string, steps: 1 | -1) =>
  fc.constant<Step>({
    name: `go ${name}`,
    isPossible: (model) => model.canGo(steps),
    run: async (page, model) => {
      await (steps === 1 ? page.goForward() : page.goBack());
      await untilHydrated(page);
      model.go(steps);
    },
  });

const reload = fc.constant<Step>({
  name: 'reload',
  run: async (page, model) => {
    await page.reload();
    await untilHydrated(page);
    model.reload();
  },
});

async function open(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href);
  await untilHydrated(page);
}

/** Paths as a shopper types them, and the URL that each leads to. */
const openPath = fc
  .oneof(
    fc.constantFrom(...headings.keys(), '/no/such/page').map((path) => [path, path] as const),
    fc
      .constantFrom('/product/no-such-tool', '/product/__proto__', '/category/constructor')
      .map((path) => [path, '/products'] as const),
    terms.map(
      (term) => [`/search?q=${encodeURIComponent(term)}`, `/search?q=${term.trim()}`] as const,
    ),
  )
  .map(
    ([path, url]): Step => ({
      name: `open ${path}`,
      // A browser reloads where the URL is the same.
      isPossible: (model) => model.url !== url,
      run: async (page, model) => {
        await open(page, path);
        model.open(url);
      },
    }),
  );

/** A shared cart link, some of whose lines are invalid. */
const openCartLink = fc
  .array(
    fc.record({
      id: fc.constantFrom(...products.map(({ id }) => id), 'no-such-tool'),
      quantity: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 999, max: 1001 })),
    }),
    { maxLength: 4 },
  )
  .map((lines): Step => {
    const path = `/cart?items=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;
    return {
      name: `open ${path}`,
      run: async (page, model) => {
        await open(page, path);
        model.open('/cart');
        for (const { id, quantity } of lines) {
          const product = products.find((each) => each.id === id);
          if (product && quantity >= 1 && quantity <= 999) model.add(product, quantity);
        }
      },
    };
  });

/** The weights make carts of several lines that change often; steps that empty the cart are rare. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: followLink },
  { weight: 40, arbitrary: goToCart },
  { weight: 40, arbitrary: openProduct },
  { weight: 20, arbitrary: searchFor },
  { weight: 160, arbitrary: add },
  { weight: 100, arbitrary: change('Increase', 1) },
  { weight: 100, arbitrary: change('Decrease', -1) },
  { weight: 160, arbitrary: remove },
  { weight: 80, arbitrary: clear },
  { weight: 200, arbitrary: undo },
  { weight: 40, arbitrary: go('back', -1) },
  { weight: 25, arbitrary: go('forward', 1) },
  { weight: 5, arbitrary: reload },
  { weight: 10, arbitrary: openPath },
  { weight: 10, arbitrary: openCartLink },
);
