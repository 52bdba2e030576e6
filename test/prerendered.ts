import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Puts an element into the document as the build renders it, until the test ends. */
export function prerendered(element: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return { container, hydrate: () => render(element, { container, hydrate: true }) };
}
