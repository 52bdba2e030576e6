import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, openStore } from '../test/open-store';
import { routes } from './routes';

const knownUrls = routes.flatMap(({ urls }) => urls);

test('the route table lists every prerendered URL once', () => {
  expect(knownUrls).toHaveLength(29);
  expect(new Set(knownUrls).size).toBe(29);
});

test.each([...knownUrls, '/no/such/page'])(
  '%s has a heading, a header, a main element, a footer and breadcrumbs',
  (url) => {
    openStore(url);
    expect(heading()).not.toBe('');
    screen.getByRole('banner');
    screen.getByRole('navigation', { name: 'Main' });
    screen.getByRole('main');
    screen.getByRole('contentinfo');
    expect(screen.queryAllByRole('navigation', { name: 'Breadcrumb' })).toHaveLength(
      url === '/' ? 0 : 1,
    );
  },
);

test('every page has a unique title', () => {
  const titles = [...knownUrls, '/no/such/page', '/search?q=wrench'].map((url) => {
    openStore(url);
    return document.title;
  });
  expect(new Set(titles).size).toBe(31);
  expect(titles).toContain('1/2 in. Click Torque Wrench | Torque Bay');
  expect(titles).toContain('Hand Tools | Torque Bay');
  expect(titles).toContain('Search results for "wrench" | Torque Bay');
});
