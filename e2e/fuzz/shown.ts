import type { Page } from '@playwright/test';
import { store } from '../../src/store';
import { categoryName, productsWith } from './model-search';
import { headings, type ShopModel } from './shop-model';

/** What a tab shows, as far as the model covers it. */
export const shownBy = (page: Page) =>
  page.evaluate(() => {
    // Not of the hidden pages.
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (each) => !each.closest('main > [aria-hidden]'),
      );
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
    const cartLink = document.querySelector('header a[href$="/cart"]');
    return {
      heading: all('h1')[0]?.textContent,
      cartLink: cartLink?.textContent,
      lines: all('main li:has([aria-label^="Remove "])')
        .filter((line) => line.querySelector('h2')?.checkVisibility({ visibilityProperty: true }))
        .map((line) => [line.querySelector('input')?.value, line.textContent]),
      sums: texts('main dl > div'),
      freeShipping: texts('main p:has(+ progress)'),
      cards: all('main article button')
        .map(({ ariaLabel, textContent }) => `${ariaLabel}, ${textContent}`)
        .toSorted(),
      // Beside Add to Cart on a product page.
      wrongNotes: texts('main p:has(> span > a[href$="/cart"])').filter(
        (text) => !text?.includes(`${cartLink?.textContent?.match(/\d+/)} in cart`),
      ),
      undo: texts('main div:has(> p + button) > p').filter((text) => text?.startsWith('Removed')),
      brokenImages: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    };
  });

/** What it must show. Sums are made in whole cents. */
export function expectedOf(tab: ShopModel): Awaited<ReturnType<typeof shownBy>> {
  const { cart, removed } = tab;
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = cart.reduce((sum, { product, quantity }) => sum + cents(product) * quantity, 0);
  const missing = Math.max(store.freeShippingFrom * 100 - subtotal, 0);
  const shipping = missing === 0 ? 0 : Math.round(store.shippingFee * 100);
  const isCart = tab.url === '/cart';
  const isFilled = isCart && count > 0;
  return {
    heading: headingOf(tab),
    // Its shown name, its full name and its badge.
    cartLink:
      count === 0
        ? 'Cart'
        : `CartCart, ${count} ${count === 1 ? 'item' : 'items'}${count > 99 ? '99+' : count}`,
    lines: isFilled
      ? cart.map(({ product, quantity }) => {
          const [price, total] = [cents(product), cents(product) * quantity].map(money);
          const { name, itemNumber } = product;
          return [
            `${quantity}`,
            `${name}${categoryName(product)} · Item ${itemNumber}Price ${price}Line total ${total}`,
          ];
        })
      : [],
    sums: isFilled
      ? [
          `Subtotal${money(subtotal)}`,
          `Shipping${shipping === 0 ? 'Free' : money(shipping)}`,
          `Total${money(subtotal + shipping)}`,
        ]
      : [],
    freeShipping:
      isFilled || (isCart && removed.length === 1)
        ? [missing > 0 ? `Add ${money(missing)} more for free shipping!` : 'This order ships free.']
        : [],
    cards: tab.addable
      .filter(({ id }) => tab.url !== `/product/${id}`)
      .map((product) => {
        const line = cart.find((each) => each.product === product);
        return `Add to Cart: ${product.name}, Add to Cart${line?.quantity ?? ''}`;
      })
      .toSorted(),
    wrongNotes: [],
    undo:
      isCart && removed.length > 0
        ? [removed.length === 1 ? 'Removed.' : `Removed: ${removed.length} products`]
        : [],
    brokenImages: [],
  };
}

function headingOf({ url, term }: ShopModel): string {
  if (term === undefined) return headings.get(url) ?? 'Page Not Found';
  const found = term === '' ? 0 : productsWith(term).length;
  return found === 0 ? 'No results found' : `Showing ${found} results for "${term}"`;
}

const cents = ({ price }: { price: number }) => Number(price.toFixed(2).replace('.', ''));

function money(amount: number): string {
  const [dollars, rest] = [Math.floor(amount / 100), `${amount % 100}`.padStart(2, '0')];
  return `$${`${dollars}`.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
