// The oldest browsers that the store supports: vite.config.ts compiles its syntax for them, and here are the APIs that they lack.
import { readFileSync } from 'node:fs';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { expect } from '@playwright/test';
import { builds } from '../steps/builds.mjs';
import { filesOf, textOf } from './fixtures/dist.ts';
import { goShopping } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const oldest = { chrome: 111, safari: 16.4, firefox: 128 };

// Each worker of Playwright imports every spec file. Only these tests need the configuration and the data of browsers.

test('the README and the build name the same oldest browsers', async () => {
  const { default: storeConfig } = await import('../../vite.config.ts');
  expect(readFileSync('README.md', 'utf8')).toContain('Safari 16.4, Chrome 111 or Firefox 128');
  expect(storeConfig.build?.target).toEqual(
    Object.entries(oldest).map(([browser, version]) => browser + version),
  );
});

test('the styles have no light-dark(), neither as it is nor compiled to nested variables', () => {
  for (const file of filesOf(builds.store).filter((path) => path.endsWith('.css'))) {
    expect(textOf(file).match(/light-dark\(|var\(--lightningcss/g)).toBeNull();
  }
});

/** Whether one of the oldest browsers lacks it. */
const isNewer = (compat: CompatStatement | undefined): boolean =>
  Object.entries(oldest).some(([browser, version]) => {
    const support = [compat?.support[browser as keyof typeof oldest] ?? []].flat();
    const added = support.filter(
      ({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other,
    );
    return !added.some(
      ({ version_added: since }) =>
        typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= version,
    );
  });

/** The paths of what the oldest browsers lack: `Array.prototype.group`, `URL.canParse`, `scheduler`. */
async function newerParts(): Promise<string[]> {
  const { default: bcd } = await import('@mdn/browser-compat-data', { with: { type: 'json' } });
  return [bcd.javascript.builtins, bcd.api].flatMap((owners) =>
    (Object.entries(owners ?? {}) as [string, Identifier][]).flatMap(([owner, parts]) => {
      if (isNewer(parts.__compat)) return [owner];
      return Object.entries(parts).flatMap(([name, part]) => {
        if (name === '__compat' || !isNewer((part as Identifier).__compat)) return [];
        if (!/^\w+$/.test(name) || name.endsWith('_event')) return [];
        if (name.endsWith('_static')) return [`${owner}.${name.slice(0, -'_static'.length)}`];
        return [`${owner}.prototype.${name}`];
      });
    }),
  );
}

/** Chromium enforces the policy, so it needs these. */
const needed = /^Trusted|trustedTypes|^TreeWalker/;

/** Runs in the page. Returns nothing. */
function removeParts(parts: readonly string[]) {
  for (const part of parts) {
    const path = part.split('.');
    const name = path.pop() ?? '';
    let owner: Record<string, unknown> | undefined = window as never;
    for (const key of path) owner = owner?.[key] as never;
    if (owner) delete owner[name];
    if (part.startsWith('Window.prototype.')) delete (window as never)[name];
  }
}

test('a visit works in a browser that lacks every API younger than the oldest browsers', async ({
  page,
  open,
}) => {
  const parts = (await newerParts()).filter((part) => !needed.test(part));
  for (const known of [
    'URL.canParse',
    'URLSearchParams.prototype.size',
    'Navigation',
    'Set.prototype.union',
  ]) {
    expect(parts).toContain(known);
  }
  await page.addInitScript(removeParts, parts);
  await open('/');
  expect(await page.evaluate(() => 'canParse' in URL || 'navigation' in window)).toBe(false);
  await goShopping(page);
  await page.goto(new URL('/cart?items=socket-set-40pc:2&job=Bay+3', page.url()).href);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: 'Add from a list or link' }).click();
  await page
    .getByRole('textbox', { name: /^Item numbers/ })
    .fill('https://tools.example/cart?items=led-work-light-20v:2');
  await page.getByRole('button', { name: 'Read the order' }).click();
  await page.getByRole('button', { name: 'Add 1 line · $139.98' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});
