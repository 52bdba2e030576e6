import { headings, type ShopModel } from './shop-model.ts';

/** Runs in the page: what it shows, as far as the model covers it. */
export function shownBy() {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const heading = all('h1')[0]?.textContent;
  const term = new URLSearchParams(location.search).get('q');
  const isNothingFound = heading === 'No results found';
  return {
    url: location.pathname + (term === null ? '' : `?q=${term.trim()}`),
    heading,
    cartLink: document.querySelector('header a[href$="/cart"]')?.textContent,
    lines: all('main li:has([aria-label^="Remove "])')
      .filter((line) => line.querySelector('h2')?.checkVisibility({ visibilityProperty: true }))
      .map((line) => [line.querySelector('h2')?.textContent, line.querySelector('input')?.value]),
    // Tools below "No results found" are no results.
    cards: (isNothingFound ? [] : all('main li article button'))
      .map(({ ariaLabel, textContent }) => `${ariaLabel}, ${textContent}`)
      .toSorted(),
  };
}

/** The state of the model, as the page must show it. */
export function expectedOf(model: ShopModel): ReturnType<typeof shownBy> {
  const { url, cart, listed } = model;
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const fullName = `Cart, ${count === 1 ? '1 item' : `${count} items`}`;
  const badge = count > 99 ? '99+' : count;
  const lines = url === '/cart' ? cart : [];
  return {
    url,
    heading: headingOf(model),
    cartLink: count === 0 ? 'Cart' : `Cart${fullName}${badge}`,
    lines: lines.map(({ product, quantity }) => [product.name, `${quantity}`]),
    cards: listed
      .map((product) => {
        const line = cart.find((each) => each.product === product);
        return `Add to Cart: ${product.name}, Add to Cart${line?.quantity ?? ''}`;
      })
      .toSorted(),
  };
}

function headingOf({ url, term, listed }: ShopModel): string {
  if (term === undefined) return headings.get(url) ?? 'Page Not Found';
  const { length } = listed;
  return length === 0 ? 'No results found' : `Showing ${length} results for "${term}"`;
}
