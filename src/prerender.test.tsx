import { act, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from './app';
import { prerenderPages } from './prerender';

const prerendered = prerenderPages('https://tools.example').filter(({ isShell }) => !isShell);

function hydrate(url: string, root: HTMLElement, onRecoverableError?: (error: unknown) => void) {
  const app = (
    <StrictMode>
      <MemoryRouter initialEntries={[url]}>
        <App />
      </MemoryRouter>
    </StrictMode>
  );
  return act(() => hydrateRoot(root, app, { ...(onRecoverableError && { onRecoverableError }) }));
}

function rootWith(url: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = prerendered.find((page) => page.url === url)?.body ?? '';
  document.body.append(root);
  return root;
}

test.each([
  ['?sort=price-high', '', 'Pro OBD-II Scan Tablet'],
  ['?sort=price-high', 'price-low', '40-Piece 1/4 in. Socket Set'],
  ['', 'price-low', '40-Piece 1/4 in. Socket Set'],
])(
  '/products%s with the choice "%s" before hydration starts with %s',
  async (query, choice, name) => {
    const root = rootWith('/products');
    const select = within(root).getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    select.value = choice;
    const hydrated = await hydrate(`/products${query}`, root);
    const [card] = within(root).getAllByRole('article');
    expect(card?.querySelector('h2')?.textContent).toBe(name);
    expect(select.value).toBe(choice || 'price-high');
    await act(() => hydrated.unmount());
    root.remove();
  },
);

test('every prerendered page hydrates without a mismatch', async () => {
  expect(prerendered.length).toBeGreaterThan(25);
  for (const { url } of prerendered) {
    const root = rootWith(url);
    const mismatches: unknown[] = [];
    const hydrated = await hydrate(url, root, (error) => mismatches.push(error));
    expect(mismatches, url).toEqual([]);
    await act(() => hydrated.unmount());
    root.remove();
  }
});
