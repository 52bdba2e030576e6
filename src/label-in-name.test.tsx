// Voice control: a shopper says what is visible on a control, so its accessible name begins with that
// (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name). Controls that look the same have names that differ.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStore } from '../test/open-store.tsx';
import { pages } from '../test/pages.ts';

/** The text of a control without the parts that match. A part with `phone:` is seen on wide screens. */
function textWithout(hidden: string, element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(hidden)) part.remove();
  return normalized(copy.textContent);
}

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const tools = 'angle-grinder-5in,dual-action-polisher-6in';

test.each([
  ...pages.map(({ url }) => url),
  '/category/power-tools',
  `/category/power-tools?choosing=${tools}`,
  '/products?view=list',
  '/product/angle-grinder-5in',
  '/search?q=grinder',
  `/compare?tools=${tools}`,
  '/cart?items=socket-set-40pc:1,angle-grinder-5in:2',
])('on %s the name of each control begins with its visible text', async (url) => {
  openStore(url);
  await screen.findByRole('contentinfo');
  const controls = [...document.querySelectorAll('a[href], button')]
    .filter((control) => !control.closest('[data-testid], [aria-hidden=true]'))
    .map((control) => {
      const text = textWithout('.sr-only, [aria-hidden=true]', control);
      const name = normalized(
        control.getAttribute('aria-label') ?? textWithout('[aria-hidden=true]', control),
      );
      // The tools that are chosen follow the shopper in the query.
      return { text, name, page: control.getAttribute('href')?.replace(/\?.*/, '') };
    });
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter(({ text, name }) => name === '' || !name.startsWith(text))).toEqual([]);
  // Two links with one name lead to one page.
  const clashes = controls.filter((one) =>
    controls.some((other) => other !== one && other.name === one.name && other.page !== one.page),
  );
  expect(clashes).toEqual([]);
});
