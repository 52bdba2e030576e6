#!/usr/bin/env bash
# A route with `lazy` throws away the HTML that was prerendered for it. React.lazy keeps it, until anything above it is updated.
#
# - React Router's `lazy`: while the module loads, the router renders its fallback into the root. React finds other HTML there,
#   removes it, and the page is empty until the module has arrived. With and without `v7_partialHydration`.
# - React.lazy in a <Suspense> that React itself has prerendered: the HTML stays while the module loads.
# - The same, but a component above updates meanwhile: the HTML is replaced by the fallback.
#
# Seen on 2026-11-27 with React 19.2.9 and React Router 6.30.6.
source "$(dirname "$0")/lib/lib.sh"
install react@19.2.9 react-dom@19.2.9 react-router-dom@6.30.6 esbuild@0.25.12 playwright-core@1.65.1

cat > page.js <<'END'
import { createElement as h } from 'react';

const Page = () => h('main', null, 'the page');
export default Page;
export { Page as Component };
END
cat > app.js <<'END'
import { createElement as h, lazy, Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const slowPage = () => new Promise((done) => setTimeout(done, 1000)).then(() => import('./page.js'));
const fallback = h('p', null, 'a fallback');

const lazyRoute = (v7_partialHydration) =>
  h(RouterProvider, {
    router: createBrowserRouter([{ path: '*', lazy: slowPage, HydrateFallback: () => fallback }], {
      future: { v7_partialHydration },
    }),
    fallbackElement: fallback,
  });

export const lazyComponent = () => h(Suspense, { fallback }, h(lazy(slowPage)));

function Updated() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return h(Suspense, { fallback }, h(LazyPage, { count }));
}
const LazyPage = lazy(slowPage);

export const variants = {
  'lazy-route': () => lazyRoute(false),
  'lazy-route-partial': () => lazyRoute(true),
  'lazy-component': lazyComponent,
  'lazy-component-updated': () => h(Updated),
};
END
cat > browser.js <<'END'
import { hydrateRoot } from 'react-dom/client';
import { variants } from './app.js';

const root = document.querySelector('#root');
window.texts = [root.innerText];
new MutationObserver(() => {
  if (window.texts.at(-1) !== root.innerText) window.texts.push(root.innerText);
}).observe(root, { attributes: true, childList: true, subtree: true });
hydrateRoot(root, variants[location.pathname.slice(1)](), { onRecoverableError() {} });
END
npx esbuild browser.js --bundle --format=esm --minify --outfile=bundle.js --log-level=error '--define:process.env.NODE_ENV="production"'

run <<'END'
import { readFileSync } from 'node:fs';
import { prerender } from 'react-dom/static';
import { lazyComponent } from './app.js';
import { openBrowser, see, serve } from './lib.mjs';

const { prelude } = await prerender(lazyComponent());
const withBoundary = await new Response(prelude).text();
const plain = withBoundary.match(/<main>.*<\/main>/)[0];
console.log(`  prerendered: ${withBoundary}`);

const browser = await openBrowser();
for (const [variant, html, expected] of [
  ['lazy-route', plain, ['the page', 'a fallback', 'the page']],
  ['lazy-route-partial', plain, ['the page', 'a fallback', 'the page']],
  ['lazy-component', withBoundary, ['the page']],
  ['lazy-component-updated', withBoundary, ['the page', 'a fallback', 'the page']],
]) {
  const server = await serve({
    [`/${variant}`]: `<!doctype html><div id="root">${html}</div><script type="module" src="/bundle.js"></script>`,
    '/bundle.js': readFileSync('bundle.js'),
  });
  const page = await browser.newPage();
  await page.goto(`${server.url}/${variant}`);
  await page.waitForTimeout(2500);
  see(variant, await page.evaluate(() => window.texts), expected);
  await page.close();
  server.close();
}
await browser.close();
END
