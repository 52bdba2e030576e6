import type { Product } from '../../src/catalogue/product';
import { store } from '../../src/store';
import { headings, type ShopModel } from './shop-model';

/** Runs in the page: what it shows, as far as the model covers it. */
export function shownBy() {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      // Not of the hidden pages.
      (each) => !each.closest('main > [aria-hidden]'),
    );
  const heading = all('h1')[0]?.textContent;
  const term = new URLSearchParams(location.search).get('q');
  const isNothingFound = heading === 'No results found';
  return {
    url: location.pathname + (term === null ? '' : `?q=${term.trim()}`),
    heading,
    cartLink: document.querySelector('header a[href$="/cart"]')?.textContent,
    lines: all('main li:has([aria-label^="Remove "])')
      .filter((line) => line.querySelector('h2')?.checkVisibility({ visibilityProperty: true }))
      .map((line) => [
        line.querySelector('h2')?.textContent,
        line.querySelector('input')?.value,
        line.textContent?.match(/Line total (.*)/)?.[1],
      ]),
    sums: all('main dl > div').map(({ textContent }) => textContent),
    // Those that match some of the words are no results.
    cards: (isNothingFound ? [] : all('main article button'))
      .map(({ ariaLabel, textContent }) => `${ariaLabel}, ${textContent}`)
      .toSorted(),
  };
}

/** What it must show. Sums are made in whole cents. */
export function expectedOf({ url, term, cart, listed }: ShopModel): ReturnType<typeof shownBy> {
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = cart.reduce((sum, { product, quantity }) => sum + cents(product) * quantity, 0);
  const isFree = subtotal >= store.freeShippingFrom * 100;
  const shipping = isFree ? 0 : Math.round(store.shippingFee * 100);
  const shown = url === '/cart' ? cart : [];
  const results = listed.length === 0 ? 'No results found' : `Showing ${listed.length} results`;
  return {
    url,
    heading:
      term === undefined
        ? (headings.get(url) ?? 'Page Not Found')
        : `${results}${listed.length === 0 ? '' : ` for "${term}"`}`,
    // Its shown name, its full name and its badge.
    cartLink:
      count === 0
        ? 'Cart'
        : `CartCart, ${count} ${count === 1 ? 'item' : 'items'}${count > 99 ? '99+' : count}`,
    lines: shown.map(({ product, quantity }) => [
      product.name,
      `${quantity}`,
      money(cents(product) * quantity),
    ]),
    sums:
      shown.length === 0
        ? []
        : [
            `Subtotal${money(subtotal)}`,
            `Shipping${isFree ? 'Free' : money(shipping)}`,
            `Total${money(subtotal + shipping)}`,
          ],
    cards: listed
      .map((product) => {
        const line = cart.find((each) => each.product === product);
        return `Add to Cart: ${product.name}, Add to Cart${line?.quantity ?? ''}`;
      })
      .toSorted(),
  };
}

const cents = ({ price }: Product) => Number(price.toFixed(2).replace('.', ''));

function money(amount: number): string {
  const [dollars, rest] = [Math.floor(amount / 100), `${amount % 100}`.padStart(2, '0')];
  return `$${`${dollars}`.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
