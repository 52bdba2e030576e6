// Steps that change the URL: history, the address bar, shared cart links; and the server that stops.

import fc from 'fast-check';
import { untilHydrated } from '../../scripts/browser.mjs';
import { products } from '../../src/catalogue/products';
import { headings, type ShopModel } from './shop-model';
import type { Step, Tab } from './step';
import { terms } from './terms';

const go = (name: string, steps: 1 | -1) =>
  fc.constant<Step>({
    name: `go ${name}`,
    isPossible: (model) => model.canGo(steps),
    run: async ({ page, model }) => {
      await (steps === 1 ? page.goForward() : page.goBack());
      await untilHydrated(page);
      model.go(steps);
    },
  });

const reload = fc.constant<Step>({
  name: 'reload',
  run: async ({ page, model }) => {
    await page.reload();
    await untilHydrated(page);
    model.reload();
  },
});

async function open({ page, model, flakyServer }: Tab, path: string, url: string) {
  await page.goto(flakyServer.url + path);
  await untilHydrated(page);
  model.open(url);
}

/** Paths as a shopper types them, and the URL that each leads to. */
const paths: fc.Arbitrary<{ path: string; url: string }> = fc.oneof(
  fc.constantFrom(...headings.keys(), '/no/such/page').map((path) => ({ path, url: path })),
  fc
    .constantFrom('/product/no-such-tool', '/product/__proto__', '/category/constructor')
    .map((path) => ({ path, url: '/products' })),
  terms.map((term) => ({
    path: `/search?q=${encodeURIComponent(term)}`,
    url: `/search?q=${term.trim()}`,
  })),
);

const openPath = paths.map(
  ({ path, url }): Step => ({
    name: `open ${path}`,
    // A browser reloads where the URL is the same.
    isPossible: (model) => model.url !== url,
    run: (tab) => open(tab, path, url),
  }),
);

/** The lines of a shared cart link, some of which are invalid. */
const linkedLines = fc.array(
  fc.record({
    id: fc.constantFrom(...products.map(({ id }) => id), 'no-such-tool'),
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 1000, max: 1120 }),
    ),
  }),
  { maxLength: 4 },
);
type LinkedLines = typeof linkedLines extends fc.Arbitrary<infer Lines> ? Lines : never;

const linkTo = (lines: LinkedLines) =>
  `/cart?items=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;

function addLinked(model: ShopModel, lines: LinkedLines) {
  for (const { id, quantity } of lines) {
    const product = products.find((each) => each.id === id);
    if (product && quantity >= 1 && quantity <= 999) model.add(product, quantity);
  }
}

const openCartLink = linkedLines.map(
  (lines): Step => ({
    name: `open ${linkTo(lines)}`,
    run: async (tab) => {
      await open(tab, linkTo(lines), '/cart');
      addLinked(tab.model, lines);
    },
  }),
);

/** A second launch of the installed app, which the browser delivers to the open window. */
const launchCartLink = linkedLines.map(
  (lines): Step => ({
    name: `launch ${linkTo(lines)}`,
    run: async ({ page, model, flakyServer }) => {
      await page.waitForFunction(() => 'launch' in window);
      await page.evaluate(
        (url) => window.launch({ targetURL: url }),
        flakyServer.url + linkTo(lines),
      );
      model.visit('/cart');
      addLinked(model, lines);
    },
  }),
);

const stopServer = fc.constant<Step>({
  name: 'stop the server',
  run: ({ flakyServer }) => flakyServer.stop(),
});
const startServer = fc.constant<Step>({
  name: 'start the server',
  run: ({ flakyServer }) => flakyServer.start(),
});

/** Steps that empty the cart, or that are slow, are rare. */
export const urlStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: go('back', -1) },
  { weight: 5, arbitrary: go('forward', 1) },
  { weight: 4, arbitrary: launchCartLink },
  { weight: 1, arbitrary: reload },
  { weight: 2, arbitrary: openPath },
  { weight: 2, arbitrary: openCartLink },
  { weight: 1, arbitrary: stopServer },
  { weight: 1, arbitrary: startServer },
);
