// The steps of a trip: on the page that is shown, in the history and in the address bar.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { maxQuantity } from '../../../src/cart/cart.ts';
import { products } from '../../../src/catalogue/products.ts';
import { untilHydrated } from '../../../tools/browser.mjs';
import { search } from '../fixtures/page.ts';
import { headings, type ShopModel } from './shop-model.ts';

/** A step chooses from these: the nth of the page's links, products or lines, a search term, a quantity, a direction. */
type Choice = { n: number; term: string; quantity: number; isUp: boolean };

type Step = {
  /** How often it is made, compared with the others. */
  readonly weight: number;
  readonly isPossible?: (model: ShopModel, choice: Choice) => boolean;
  /** Acts on the page and on its model. */
  readonly run: (page: Page, model: ShopModel, choice: Choice) => Promise<unknown>;
};

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function open(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href);
  await untilHydrated(page);
}

const nth = <Entry>(list: readonly Entry[], n: number): Entry => {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
};

const hasLines = ({ url, cart }: ShopModel) => url === '/cart' && cart.length > 0;
const addable = ({ url, listed }: ShopModel) =>
  url.startsWith('/product/') ? products.filter(({ id }) => url === `/product/${id}`) : listed;

/** No link leads to the comparison of no tools. */
const links = [...headings].filter(([url]) => !/^\/(product\/|cart$|compare$|$)/.test(url));

/** The weights make carts of several lines that change often; steps that empty the cart are rare. */
const steps: Record<string, Step> = {
  'follow a link': {
    weight: 60,
    run: async (page, model, { n }) => {
      const [url, name] = nth(links, n);
      await page.getByRole('link', { name, exact: true }).first().click();
      model.follow(url);
    },
  },
  'go to the cart': {
    weight: 160,
    isPossible: ({ url }) => url !== '/cart',
    run: async (page, model) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Cart(,|$)/ })
        .click();
      model.follow('/cart');
    },
  },
  'open a product': {
    weight: 40,
    isPossible: ({ listed }) => listed.length > 0,
    run: async (page, model, { n }) => {
      const { id, name } = nth(model.listed, n);
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      model.follow(`/product/${id}`);
    },
  },
  search: {
    weight: 20,
    run: async (page, model, { term }) => {
      await search(page, term);
      if (term.trim() !== '') model.visit(`/search?q=${term.trim()}`);
    },
  },
  add: {
    weight: 160,
    isPossible: (model) => addable(model).length > 0,
    run: async (page, model, { n }) => {
      const product = nth(addable(model), n);
      const isOnCard = model.listed.length > 0;
      const line = model.cart.find((each) => each.product === product);
      // While the page is open, the link to the cart has the place of its button.
      if (!isOnCard && (await page.getByRole('link', { name: /^View cart/ }).count()) > 0) {
        if (line?.quantity === maxQuantity) return;
        await clickButton(page, `Increase quantity of ${product.name}`);
      } else {
        await clickButton(page, isOnCard ? `Add to Cart: ${product.name}` : 'Add to Cart');
      }
      model.add(product);
    },
  },
  'change a quantity': {
    weight: 200,
    isPossible: hasLines,
    run: async (page, model, { n, isUp }) => {
      const line = nth(model.cart, n);
      const by = line.quantity === 1 || (isUp && line.quantity < maxQuantity) ? 1 : -1;
      await clickButton(
        page,
        `${by > 0 ? 'Increase' : 'Decrease'} quantity of ${line.product.name}`,
      );
      model.changeQuantity(line, by);
    },
  },
  remove: {
    weight: 160,
    isPossible: hasLines,
    run: async (page, model, { n }) => {
      const line = nth(model.cart, n);
      await clickButton(page, `Remove ${line.product.name}`);
      model.remove(line);
    },
  },
  clear: {
    weight: 80,
    isPossible: hasLines,
    run: async (page, model) => {
      await clickButton(page, 'Clear Cart');
      model.remove(...model.cart);
    },
  },
  undo: {
    weight: 200,
    isPossible: ({ url, removed }) => url === '/cart' && removed.length > 0,
    run: async (page, model) => {
      await clickButton(page, 'Undo');
      model.undo();
    },
  },
  'go back or forward': {
    weight: 60,
    isPossible: (model, { isUp }) => model.canGo(isUp ? 1 : -1),
    run: async (page, model, { isUp }) => {
      await (isUp ? page.goForward() : page.goBack());
      await untilHydrated(page);
      model.go(isUp ? 1 : -1);
    },
  },
  reload: {
    weight: 5,
    run: async (page, model) => {
      await page.reload();
      await untilHydrated(page);
      model.reload();
    },
  },
  'open a URL': {
    weight: 10,
    run: async (page, model, { n, term }) => {
      const path = nth(
        [`/search?q=${encodeURIComponent(term)}`, ...headings.keys(), '/no/such'],
        n,
      );
      const url = path.startsWith('/search') ? `/search?q=${term.trim()}` : path;
      // A browser reloads where the URL is the same.
      if (url === model.url) return;
      await open(page, path);
      model.open(url);
    },
  },
  'add in a second tab': {
    weight: 30,
    run: async (page, model, { n }) => {
      const product = nth(products, n);
      const other = page.context().pages()[1] ?? (await page.context().newPage());
      await other.goto(new URL(`/product/${product.id}`, page.url()).href);
      await untilHydrated(other);
      // The tab has just been opened, or loaded again: it asks for the cart.
      const count = model.cart.reduce((sum, { quantity }) => sum + quantity, 0);
      const name = count === 0 ? 'Cart' : `Cart, ${count === 1 ? '1 item' : `${count} items`}`;
      await other.getByRole('link', { name, exact: true }).waitFor();
      await clickButton(other, 'Add to Cart');
      const line = model.cart.find((each) => each.product === product);
      if (line?.quantity !== maxQuantity) model.add(product);
      model.hasOtherTab = true;
    },
  },
  'close the second tab': {
    weight: 10,
    isPossible: ({ hasOtherTab }) => hasOtherTab,
    run: async (page, model) => {
      await page.context().pages()[1]?.close();
      model.hasOtherTab = false;
    },
  },
  'open a cart link, of whose lines some are invalid': {
    weight: 10,
    run: async (page, model, { n, quantity }) => {
      const product = nth(products, n);
      await open(page, `/cart?items=${product.id}:${quantity},${product.id}:0,no-such-tool:1`);
      model.open('/cart');
      if (quantity <= 999) model.add(product, quantity);
    },
  },
};

/** Search terms, ordinary and hostile. A search box takes no line breaks. */
const anyTerm: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('wrench', 'IMPACT', ' 20v ', '1/2 in.', 'e', 'no such thing', '   '),
  fc.constantFrom('<img src=x onerror=alert(1)>', '</script>', '"', "'", '\\', '.*', '%', '%zz'),
  fc.constantFrom('a&b=c', '#hash', '?q=1', '+', '__proto__', '🔧🔩', '\u202eleft', 'İ', 'ß'),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
);

const anyName = fc.oneof(
  ...Object.entries(steps).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })),
);
const anyChoice = fc.record({
  n: fc.nat(40),
  term: anyTerm,
  isUp: fc.boolean(),
  quantity: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 998, max: 1001 })),
});

/** A step with what it chooses, as a text for the message of a failure. */
export const anyStep = fc.tuple(anyName, anyChoice).map(([name, choice]) => ({
  name: `${name} ${JSON.stringify(choice)}`,
  isPossible: (model: ShopModel) => steps[name]?.isPossible?.(model, choice) ?? true,
  run: (page: Page, model: ShopModel) => steps[name]?.run(page, model, choice),
}));
