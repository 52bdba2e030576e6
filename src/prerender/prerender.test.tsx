import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { cleanup, render, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { App } from '../app.tsx';
import { dispatchCart } from '../cart/cart-store.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { routerFlags } from '../navigation/router.ts';
import { productUrl } from '../paths.ts';
import { prerenderPages } from './prerender.tsx';

let pages: ReturnType<typeof prerenderPages> | undefined;

/** The first test that needs the pages renders them: code that runs outside of a test counts as covered by every test. */
const prerendered = () => {
  pages ??= prerenderPages('https://tools.example').filter(({ isShell }) => !isShell);
  return pages;
};

function hydrate(url: string, root: HTMLElement, onRecoverableError?: (error: unknown) => void) {
  const app = (
    <StrictMode>
      <MemoryRouter initialEntries={[url]} future={routerFlags}>
        <App />
      </MemoryRouter>
    </StrictMode>
  );
  render(app, {
    container: root,
    hydrate: true,
    ...(onRecoverableError && { onRecoverableError }),
  });
}

function rootWith(url: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = prerendered().find((page) => page.url === url)?.body ?? '';
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

test.each([
  ['?sort=price-high', '', 'Pro OBD-II Scan Tablet'],
  ['?sort=price-high', 'price-low', '40-Piece 1/4 in. Socket Set'],
  ['', 'price-low', '40-Piece 1/4 in. Socket Set'],
])('/products%s with the choice "%s" before hydration starts with %s', (query, choice, name) => {
  const root = rootWith('/products');
  const select = () => within(root).getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  select().value = choice;
  hydrate(`/products${query}`, root);
  const [card] = within(root).getAllByRole('article');
  expect(card?.querySelector('h2')?.textContent).toBe(name);
  expect(select().value).toBe(choice || 'price-high');
});

test('a cart that the visit brings does not move the focus', () => {
  dispatchCart({ type: 'add', productId: 'angle-grinder-5in' });
  const root = rootWith('/cart');
  hydrate('/cart', root);
  within(root).getByRole('button', { name: 'Clear Cart' });
  expect(document.activeElement).toBe(document.body);
});

test('every prerendered page hydrates without a mismatch', () => {
  expect(prerendered().length).toBeGreaterThan(25);
  for (const { url } of prerendered()) {
    const root = rootWith(url);
    const mismatches: unknown[] = [];
    hydrate(url, root, (error) => mismatches.push(error));
    expect(mismatches, url).toEqual([]);
    cleanup();
  }
});

test('the reader view, here that of Firefox, is offered for a product and keeps its name, price, description and specifications', () => {
  const product = findProduct('angle-grinder-5in') as Product;
  const page = prerendered().find(({ url }) => url === productUrl(product.id));
  const html = `<head>${page?.head}</head><body>${page?.body}</body>`;
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(isProbablyReaderable(document)).toBe(true);
  const read = new Readability(document).parse();
  expect(read?.title).toContain(product.name);
  const rows = (product.specifications ?? []).map((row) => row.name + specificationText(row));
  expect(rows.length).toBeGreaterThan(10);
  for (const text of ['$129.99', product.description, ...rows]) {
    expect(read?.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  }
});
