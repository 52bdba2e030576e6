import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { routerFlags } from '../ui/router-flags.ts';

const categories = vi.hoisted(() => [] as { slug: string; name: string; navPosition: number }[]);
vi.mock('../catalogue/categories.ts', () => ({ categories }));
beforeEach(() => vi.resetModules());

async function linksWith(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers.map((each) => ({ slug: `c-${each}`, name: `C ${each}`, navPosition: each }));
  categories.splice(0, categories.length, ...rows);
  const { MainNavigation } = await import('./main-navigation.tsx');
  render(
    <MemoryRouter future={routerFlags}>
      <MainNavigation />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
}

test('twelve categories are in the navigation', async () => {
  const links = await linksWith(12);
  expect(links.slice(11)).toEqual(['C 11', 'C 12', 'Specials']);
});

test('of thirteen categories, the last one is behind a link to all of them', async () => {
  const links = await linksWith(13);
  expect(links.slice(11)).toEqual(['C 11', 'C 12', 'More', 'Specials']);
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe(
    '/products#categories',
  );
});
