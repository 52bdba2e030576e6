import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linkTo, openStore, section } from '../../test/open-store.tsx';
import { servicePages } from './information-page.tsx';

const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const linksIn = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the header', () => {
  test('shows the free shipping note, and links to phone, home, account and cart', () => {
    openStore('/cart');
    banner().getByText('Free shipping on orders over $99');
    const phoneLinks = banner().getAllByRole('link', { name: '1-800-555-0142' });
    // Styles hide all but one: test/e2e/header.spec.ts.
    for (const link of phoneLinks) expect(link.getAttribute('href')).toBe('tel:+18005550142');
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
    expect(linksIn(within(section('Categories')))).toEqual([
      'Power Tools /category/power-tools',
      'Hand Tools /category/hand-tools',
      'Diagnostic Tools /category/diagnostic-tools',
      'Air Tools /category/air-tools',
      'Battery Tools /category/battery-tools',
    ]);
    const service = within(section('Customer Service'));
    expect(linksIn(service)).toEqual(servicePages.map(({ name, url }) => `${name} ${url}`));
  });

  test('links to the pages of the owner, in the order of their files, in their language', () => {
    openStore('/');
    const [terms, imprint] = ['Terms', 'Impressum'].map((name) =>
      footer().getByRole('link', { name }),
    );
    expect(linksIn(footer()).slice(-2)).toEqual(['Terms /terms', 'Impressum /impressum']);
    expect([terms?.lang, imprint?.lang]).toEqual(['', 'de']);
  });

  test('links to other sites without opener and referrer', () => {
    openStore('/');
    for (const [name, url] of [
      ['Facebook', 'https://www.facebook.com/'],
      ['Instagram', 'https://www.instagram.com/'],
      ['YouTube', 'https://www.youtube.com/'],
      ['X', 'https://x.com/'],
    ] as const) {
      const link = footer().getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(url);
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('has the phone number, the copyright year and the owner', () => {
    openStore('/');
    expect(linkTo('1-800-555-0142', footer())).toBe('tel:+18005550142');
    footer().getByText('© 2024 Torque Bay');
  });
});

test('the first focusable element is the skip link', async () => {
  const shopper = openStore('/contact');
  await shopper.tab();
  expect(document.activeElement?.textContent).toBe('Skip to main content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
