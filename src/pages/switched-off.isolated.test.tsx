import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { manifest } from '../../build/manifest.ts';
import { heading, main, openStore } from '../../test/open-store.tsx';
import { fullHead } from '../prerender/page-facts.ts';
import { routes } from '../routes.ts';

// A store without a wide photograph and without placeholders.
vi.mock('../store.ts', async (load) => {
  const original = await load<typeof import('../store.ts')>();
  const off = { hasNewsletter: false, hasWishlist: false, hasAccount: false, hasSpecials: false };
  return { ...original, store: { ...original.store, ...off, heroAlt: '' } };
});

test.each(['/', '/product/led-work-light-20v', '/cart', '/contact'])(
  'what is switched off has no control and no link on %s',
  (url) => {
    openStore(url);
    expect(screen.queryByText(/Stay Updated|Subscribe|Wishlist|Account|Specials/)).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/products');
    for (const path of ['/account', '/specials']) expect(links).not.toContain(path);
  },
);

test.each(['/account', '/specials'])('%s is no page', (url) => {
  openStore(url);
  expect(heading()).toBe('Page Not Found');
  expect(fullHead(url).path).toBeUndefined();
  expect(routes.flatMap(({ urls }) => urls)).not.toContain(url);
});

test('the installed app has no shortcut to Specials', () => {
  expect(manifest('/').shortcuts?.map(({ name }) => name)).toEqual(['Search', 'Cart']);
});

test('the home page has logo and name in place of the image and its products', () => {
  openStore('/');
  expect(document.querySelector('main picture source[srcset*="hero"]')).toBeNull();
  expect(main().queryByRole('list', { name: 'In the image' })).toBeNull();
  expect(document.querySelector('main img[src="/icon.svg"]')).not.toBeNull();
  main().getByText('Torque Bay');
  expect(heading()).toBe('Professional Tools for Every Bay');
  main().getByRole('link', { name: 'Shop Now' });
  expect(fullHead('/').image.alt).toBe('Torque Bay');
});
