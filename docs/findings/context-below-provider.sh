#!/usr/bin/env bash
# React 19 renders the readers of a context that changes, even if another provider of that context lies in between.
#
# Neither `memo` nor a nested provider whose value stays the same holds the change back: React 19 marks all readers below the provider
# that changed, renders each of them, and then finds that what it read is the same. React 18 stops at the nested provider. So in an app
# that gives each of its pages a location of its own, a navigation renders each link of React Router on each of the pages.
#
# Seen on 2026-11-27 with React 18.3.1 and 19.2.9 and React Router 6.30.6.
source "$(dirname "$0")/lib/lib.sh"
mkdir eighteen nineteen
(cd eighteen && echo '{ "private": true }' > package.json && install react@18.3.1 react-dom@18.3.1 react-router-dom@6.30.6)
(cd nineteen && echo '{ "private": true }' > package.json && install react@19.2.9 react-dom@19.2.9 react-router-dom@6.30.6)
install jsdom@26.1.0
run <<'END'
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { see } from './lib.mjs';

const { window } = new JSDOM('<div id="root"></div>', { url: 'https://tools.example/' });
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator });
process.env.NODE_ENV = 'production';

/** How often the reader and the links of a page with a location of its own are rendered by a change of the location around it. */
function rendersIn(folder) {
  const require = createRequire(`${process.cwd()}/${folder}/`);
  const { createContext, createElement: h, memo, useContext, useState } = require('react');
  const { flushSync } = require('react-dom');
  const { createRoot } = require('react-dom/client');
  const { Link, Router, UNSAFE_LocationContext: LocationContext } = require('react-router-dom');
  const count = { reader: 0, link: 0 };
  const Context = createContext('');
  function Reader() {
    count.reader += 1;
    return useContext(Context);
  }
  const locationOfPage = { location: { pathname: '/page', search: '', hash: '', state: null, key: 'page' }, navigationType: 'POP' };
  const Page = memo(() => [
    h(Context.Provider, { key: 1, value: 'inner' }, h(Reader)),
    h(LocationContext.Provider, { key: 2, value: locationOfPage }, h(Link, { to: '/next' })),
  ]);
  // A link calls this when it renders.
  const createHref = () => `/next?${(count.link += 1)}`;
  const navigator = { createHref };
  let change;
  function App() {
    const [pathname, setPathname] = useState('/');
    change = setPathname;
    return h(Context.Provider, { value: pathname }, h(Router, { location: pathname, navigator }, h(Page)));
  }
  flushSync(() => createRoot(document.createElement('div')).render(h(App)));
  const before = { ...count };
  flushSync(() => change('/other'));
  return { reader: count.reader - before.reader, link: count.link - before.link };
}
see('React 18', rendersIn('eighteen'), { reader: 0, link: 0 });
see('React 19', rendersIn('nineteen'), { reader: 1, link: 1 });
END
