// Steps that move through addresses: history, the address bar, links to carts; and the host that goes.
import fc from 'fast-check';
import { products } from '../../src/catalogue/products';
import { untilStarted } from '../shopper';
import { headings, type ShopModel } from './shop-model';
import type { Step, Tab } from './step';
import { terms } from './terms';

const go = (name: string, steps: 1 | -1) =>
  fc.constant<Step>({
    name: `go ${name}`,
    isPossible: (model) => model.canGo(steps),
    take: async ({ page, model }) => {
      await (steps === 1 ? page.goForward() : page.goBack());
      await untilStarted(page);
      model.go(steps);
    },
  });

const reload = fc.constant<Step>({
  name: 'reload',
  take: async ({ page, model }) => {
    await page.reload();
    await untilStarted(page);
    model.reload();
  },
});

async function open({ page, model, store }: Tab, address: string, place: string) {
  await page.goto(store.url + address);
  await untilStarted(page);
  model.open(place);
}

/** Addresses as they are typed, and the place that each leads to. */
const addresses: fc.Arbitrary<{ address: string; place: string }> = fc.oneof(
  fc
    .constantFrom(...headings.keys(), '/no/such/page')
    .map((address) => ({ address, place: address })),
  fc
    .constantFrom('/product/no-such-tool', '/product/__proto__', '/category/constructor')
    .map((address) => ({ address, place: '/products' })),
  terms.map((term) => ({
    address: `/search?q=${encodeURIComponent(term)}`,
    place: `/search?q=${term.trim()}`,
  })),
);

const openAddress = addresses.map(
  ({ address, place }): Step => ({
    name: `open ${address}`,
    // A browser takes the same address once more for a reload.
    isPossible: (model) => model.address !== place,
    take: (tab) => open(tab, address, place),
  }),
);

/** The lines of a cart's link, some of which the shop cannot use. */
const linkedLines = fc.array(
  fc.record({
    id: fc.constantFrom(...products.map(({ id }) => id), 'no-such-tool'),
    quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 120 })),
  }),
  { maxLength: 4 },
);
type LinkedLines = typeof linkedLines extends fc.Arbitrary<infer Lines> ? Lines : never;

const linkTo = (lines: LinkedLines) =>
  `/cart?items=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;

function addLinked(model: ShopModel, lines: LinkedLines) {
  for (const { id, quantity } of lines) {
    const product = products.find((each) => each.id === id);
    if (product && quantity >= 1 && quantity <= 99) model.add(product, quantity);
  }
}

const openCartLink = linkedLines.map(
  (lines): Step => ({
    name: `open ${linkTo(lines)}`,
    take: async (tab) => {
      await open(tab, linkTo(lines), '/cart');
      addLinked(tab.model, lines);
    },
  }),
);

/** A second launch of the installed app, which comes to the open window: the browser's part is played. */
const launchCartLink = linkedLines.map(
  (lines): Step => ({
    name: `launch ${linkTo(lines)}`,
    take: async ({ page, model, store }) => {
      await page.waitForFunction(() => 'launch' in window);
      await page.evaluate((url) => window.launch({ targetURL: url }), store.url + linkTo(lines));
      model.visit('/cart');
      addLinked(model, lines);
    },
  }),
);

const hostGoes = fc.constant<Step>({ name: 'the host goes', take: ({ store }) => store.stop() });
const hostReturns = fc.constant<Step>({
  name: 'the host is back',
  take: ({ store }) => store.start(),
});

/** Little of what empties the cart or takes its time. */
export const addressStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: go('back', -1) },
  { weight: 5, arbitrary: go('forward', 1) },
  { weight: 4, arbitrary: launchCartLink },
  { weight: 1, arbitrary: reload },
  { weight: 2, arbitrary: openAddress },
  { weight: 2, arbitrary: openCartLink },
  { weight: 1, arbitrary: hostGoes },
  { weight: 1, arbitrary: hostReturns },
);
