import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from './app';
import { prerenderPages } from './prerender';

const prerendered = prerenderPages('https://tools.example').filter(({ isShell }) => !isShell);

test('every prerendered page hydrates without a mismatch', async () => {
  expect(prerendered.length).toBeGreaterThan(25);
  for (const { url, body } of prerendered) {
    const root = document.createElement('div');
    root.innerHTML = body;
    document.body.append(root);
    const mismatches: unknown[] = [];
    const app = (
      <StrictMode>
        <MemoryRouter initialEntries={[url]}>
          <App />
        </MemoryRouter>
      </StrictMode>
    );
    const hydrated = await act(() =>
      hydrateRoot(root, app, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches, url).toEqual([]);
    await act(() => hydrated.unmount());
    root.remove();
  }
});
