// Voice control: a shopper says what is visible on a control, so its accessible name begins with that
// (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name). The names of controls that look the same differ by what is visible
// beside them.
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, openStore } from '../test/open-store.tsx';
import { pages } from '../test/pages.ts';
import { useCartStore } from './cart/cart-store.ts';

// jsdom does not show dialogs.
const prototype = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
beforeAll(() => {
  prototype.show = prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = () => undefined;
});
afterAll(() => {
  for (const name of ['show', 'showModal', 'close'] as const) delete prototype[name];
});

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The text of an element without the parts that match. */
function textWithout(hidden: string, element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(hidden)) part.remove();
  return normalized(copy.textContent);
}

const unseen = '.sr-only, [aria-hidden=true], select, textarea';
const unheard = '[aria-hidden=true], select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (control: Element): control is Field => control.matches('input, select, textarea');

/** The header of its column, for a field in a table without a label that is seen. */
function columnOf(field: Element): string {
  const cell = field.closest('td');
  const head = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  return head && !head.querySelector('input') ? textWithout(unseen, head) : '';
}

/** The visible text of a control, and its name. */
function read(control: Element) {
  const [element = control] = isField(control) ? (control.labels ?? []) : [];
  const text = isField(control) && element === control ? '' : textWithout(unseen, element);
  const name = normalized(control.getAttribute('aria-label') ?? textWithout(unheard, element));
  const label = text === '' && isField(control) ? columnOf(control) : text;
  const href = control.getAttribute('href');
  const drawing = control.querySelector('path')?.getAttribute('d') ?? '';
  return {
    control,
    label,
    name,
    look: [control.tagName, control.className, label, drawing].join('|'),
    href,
    // The tools that are chosen follow the shopper in the query.
    page: href?.replace(/\?.*/, ''),
  };
}

/** The texts around the control, up to the next one that looks the same. */
function textsBeside(control: Element, alike: readonly Element[]): string[] {
  let around = control;
  const isAlone = (element: Element) =>
    alike.every((other) => other === control || !element.contains(other));
  while (around.parentElement && isAlone(around.parentElement)) around = around.parentElement;
  return [...around.querySelectorAll('a, h2, h3, p, span')]
    .filter((element) => !control.contains(element) && !element.closest('.sr-only'))
    .map((element) => textWithout(unseen, element))
    .filter((text) => text.length > 2);
}

const tools = 'angle-grinder-5in,dual-action-polisher-6in';
const cart = '/cart?items=socket-set-40pc:1,angle-grinder-5in:2,led-work-light-20v:3';

/** URLs, and those where a button opens more: its name. */
const states: [url: string, click: string][] = [
  ...pages.map(({ url }): [string, string] => [url, '']),
  ['/category/power-tools', ''],
  [`/category/power-tools?choosing=${tools}`, ''],
  [`/products?choosing=${tools}`, ''],
  ['/products?view=list', ''],
  ['/product/angle-grinder-5in', ''],
  ['/product/angle-grinder-5in#zoom', ''],
  ['/search?q=drive', ''],
  ['/search?q=cordless+grinder', ''],
  [`/compare?tools=${tools}`, ''],
  [cart, ''],
  [cart, 'Link'],
  [cart, 'Text'],
  [cart, 'Order by phone'],
  [cart, 'Read the order'],
];

test.each(states)(
  'on %s %s the name of each control begins with its visible text, and differs from those that look the same by what is beside it',
  async (url, click) => {
    const typedOrder = '2 x TB-1060\nTB-1120\n3 x heat gun';
    if (click === 'Read the order') useCartStore.setState({ typedOrder });
    const shopper = openStore(url);
    await screen.findByRole('contentinfo');
    if (click) await shopper.click(button(click));
    // The page behind a dialog is inert.
    const shown = document.querySelector('dialog') ?? document.body;
    const controls = [...shown.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !control.closest('[data-testid], [aria-hidden=true]'))
      .map(read);
    expect(controls.length).toBeGreaterThan(3);
    expect(controls.filter(({ label, name }) => name === '' || !name.startsWith(label))).toEqual(
      [],
    );
    // Two controls with one name are links to one page.
    const clashes = controls.filter((one) =>
      controls.some(
        (other) =>
          other !== one && other.name === one.name && (!one.page || other.page !== one.page),
      ),
    );
    expect(clashes).toEqual([]);
    const unclear = controls.filter(({ control, look, name, href }) => {
      const alike = controls.filter(
        (other) => other.look === look && (other.name !== name || other.href !== href),
      );
      if (alike.length === 0 || control.querySelector('img')) return false;
      const names = alike.map((other) => other.name);
      return !textsBeside(
        control,
        alike.map((other) => other.control),
      ).some((text) => name.includes(text) && !names.some((other) => other.includes(text)));
    });
    expect(unclear).toEqual([]);
  },
);
