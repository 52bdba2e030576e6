import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { section } from '../../test/open-store.tsx';
import { routerFlags } from '../navigation/router.ts';

const categories = vi.hoisted(() => [] as { slug: string; name: string; navPosition: number }[]);
vi.mock('../catalogue/categories.ts', () => ({ categories }));
beforeEach(() => vi.resetModules());

/** The names of the links to categories, and where the last one leads. */
async function linksWith(count: number) {
  // Their order in the catalogue is not that of the navigation.
  const numbers = Array.from({ length: count }, (_, index) => count - index);
  const rows = numbers.map((each) => ({ slug: `c-${each}`, name: `C ${each}`, navPosition: each }));
  categories.splice(0, categories.length, ...rows);
  const { MainNavigation } = await import('./main-navigation.tsx');
  const { Footer } = await import('./footer.tsx');
  render(
    <MemoryRouter future={routerFlags}>
      <MainNavigation />
      <Footer />
    </MemoryRouter>,
  );
  const linksIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => link.textContent);
  return {
    navigation: linksIn(screen.getByRole('navigation')).slice(11),
    footer: linksIn(section('Categories')).slice(10),
  };
}

const urlOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('twelve categories are in the navigation and in the footer', async () => {
  expect(await linksWith(12)).toEqual({
    navigation: ['C 11', 'C 12', 'Specials'],
    footer: ['C 11', 'C 12'],
  });
});

test('of thirteen categories, the last one is behind a link to all of them', async () => {
  expect(await linksWith(13)).toEqual({
    navigation: ['C 11', 'C 12', 'More', 'Specials'],
    footer: ['C 11', 'C 12', 'All categories'],
  });
  expect([urlOf('More'), urlOf('All categories')]).toEqual([
    '/products#categories',
    '/products#categories',
  ]);
});
