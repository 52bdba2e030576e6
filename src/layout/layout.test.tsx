import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linkTo, openStore } from '../../test/open-store.tsx';
import { pages } from '../../test/pages.ts';

const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const linksIn = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the header', () => {
  test('shows the free shipping note and a phone link', () => {
    openStore('/cart');
    banner().getByText('Free shipping on orders over $99');
    expect(linkTo('1-800-555-0142', banner())).toBe('tel:+18005550142');
  });

  test('links to home, account and cart', () => {
    openStore('/cart');
    expect(linkTo('Torque Bay', banner())).toBe('/');
    expect(linkTo('Account', banner())).toBe('/account');
    expect(linkTo('Cart', banner())).toBe('/cart');
  });

  test.each([
    ['socket-set-40pc:99', 'Cart, 99 items', '99'],
    ['socket-set-40pc:99,led-work-light-20v:1', 'Cart, 100 items', '99+'],
  ])('shows how many items are in the cart, up to 99: %s', async (items, name, badge) => {
    openStore(`/cart?items=${items}`);
    within(await banner().findByRole('link', { name })).getByText(badge);
  });

  test('links to the categories and marks the current one', () => {
    openStore('/category/diagnostic-tools');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(linksIn(main)).toEqual([
      'All Tools /products',
      'Power Tools /category/power-tools',
      'Hand Tools /category/hand-tools',
      'Diagnostic /category/diagnostic-tools',
      'Air Tools /category/air-tools',
      'Battery Tools /category/battery-tools',
      'Specials /specials',
    ]);
    expect(main.getByRole('link', { current: 'page' }).textContent).toBe('Diagnostic');
  });
});

describe('the footer', () => {
  test('links to the categories and the customer service pages', () => {
    openStore('/');
    expect(linksIn(within(footer().getByRole('navigation', { name: 'Categories' })))).toEqual([
      'Power Tools /category/power-tools',
      'Hand Tools /category/hand-tools',
      'Diagnostic Tools /category/diagnostic-tools',
      'Air Tools /category/air-tools',
      'Battery Tools /category/battery-tools',
    ]);
    const service = within(footer().getByRole('navigation', { name: 'Customer Service' }));
    expect(linksIn(service)).toEqual(
      pages.flatMap(({ isCustomerService, heading, url }) =>
        isCustomerService ? `${heading} ${url}` : [],
      ),
    );
  });

  test.each([
    ['Facebook', 'https://www.facebook.com/'],
    ['Instagram', 'https://www.instagram.com/'],
    ['YouTube', 'https://www.youtube.com/'],
    ['X', 'https://x.com/'],
  ])('links to %s without opener and referrer', (name, url) => {
    openStore('/');
    const link = footer().getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('has the phone number', () => {
    openStore('/');
    expect(linkTo('1-800-555-0142', footer())).toBe('tel:+18005550142');
  });

  test('shows the copyright year and owner', () => {
    openStore('/');
    footer().getByText('© 2024 Torque Bay');
  });
});

test.each(['/', '/cart?items=socket-set-40pc:1', '/compare?tools=socket-set-40pc'])(
  'the first focusable element of %s is the skip link',
  async (url) => {
    const shopper = openStore(url);
    await shopper.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  },
);
