// One page load for each template, with the checks that all of them have in common. look/ has the layout at every size,
// contrast.spec.ts the contrast beyond what axe checks here.

import { expect, type Page } from '@playwright/test';
import { axeTags, colorRules, runAxe } from './fixtures/axe.ts';
import { expectVisibleFocus } from './fixtures/focus.ts';
import { horizontalOverflow, recordLayoutShifts } from './fixtures/in-page.ts';
import { expectImagesIfAny, heading, imageFormats, shopperOn } from './fixtures/page.ts';
import { expectSheets } from './fixtures/sheets.ts';
import { templateUrls } from './fixtures/templates.ts';
import { test } from './fixtures/test.ts';
import { prerenderedUrls, unknownUrl } from './fixtures/urls.ts';
import { cutTexts } from './look/cut-texts.ts';
import { expectLayout, modeOf, setMode } from './look/layout.ts';

declare global {
  interface Window {
    prerendered: { elements: Element[]; html: string | undefined };
  }
}

/** Keeps what the page is before the app starts. */
function keepPrerendered() {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    window.prerendered = {
      elements: [...(root?.querySelectorAll('*') ?? [])],
      html: root?.innerHTML,
    };
  });
}

/** The elements that the head of every page has exactly once. */
const headElements = [
  'title',
  ...['meta[name=description]', 'link[rel=canonical]'],
  ...['title', 'description', 'url', 'image'].map((name) => `meta[property="og:${name}"]`),
  ...['card', 'image'].map((name) => `meta[name="twitter:${name}"]`),
];

/** The selectors for which the head has no element, or several. */
const notOnceInHead = (selectors: string[]) =>
  selectors.filter(
    (selector) => document.head.querySelectorAll(`:scope > ${selector}`).length !== 1,
  );

for (const [index, url] of templateUrls.entries()) {
  test(`${url} passes the checks of a page`, async ({ page, open }) => {
    await page.addInitScript(recordLayoutShifts);
    await page.addInitScript(keepPrerendered);
    const jpegs: string[] = [];
    page.on('request', (request) => request.url().endsWith('.jpg') && jpegs.push(request.url()));
    await open(url);
    await test.step('one heading, a title, each head element once', async () => {
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).not.toBeEmpty();
      await expect(page).toHaveTitle(/Torque Bay/);
      // The not-found page has no URL of its own.
      const selectors = url === unknownUrl ? ['title'] : headElements;
      await expect
        .poll(() => page.evaluate(notOnceInHead, selectors), 'not once in the head')
        .toEqual([]);
    });
    if (prerenderedUrls.includes(url)) {
      await test.step('hydration keeps the prerendered HTML', () => expectHydratedAsIs(page));
    }
    await test.step('images load, all of them AVIF, and nothing moves while they do', async () => {
      await expectImagesIfAny(page);
      expect(['', 'avif']).toContain((await imageFormats(page)).join());
      expect(jpegs).toEqual([]);
      // The app replaces an empty root with its first render where nothing is prerendered.
      if (prerenderedUrls.includes(url)) {
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      }
    });
    await test.step('axe: light and dark', async () => {
      await expectNoViolations(page, axeTags);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoViolations(page, colorRules);
    });
    await test.step('the focus is visible at every stop', async () => {
      await expectVisibleFocus(page, false);
      // Backwards on a phone: a bar at the top covers other elements than one at the bottom.
      await page.setViewportSize({ width: 390, height: 844 });
      await expectVisibleFocus(page, true);
    });
    const mode = modeOf(index);
    await test.step(`the layout at 320 px, ${mode}`, async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await setMode(page, mode);
      // The skip link lies over the header while it has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expectLayout(page, mode);
      expect(await page.evaluate(cutTexts)).toEqual([]);
      await setMode(page, 'light');
    });
    await test.step('400 % zoom: nothing overflows, no bar stays over the page', async () => {
      // 1280 by 1024 pixels at 400 % are 320 by 256.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
      expect(await page.evaluate(bars)).toEqual([]);
    });
    await test.step('it prints without controls, on one sheet, the list of all products and a comparison on two', async () => {
      const isComparison = url.startsWith('/compare?');
      await expectSheets(page, url === '/products' || isComparison ? 2 : 1);
    });
  });
}

async function expectNoViolations(page: Page, runOnly: string[]) {
  const { violations } = await runAxe(shopperOn(page), { runOnly });
  expect(violations).toEqual([]);
}

async function expectHydratedAsIs(page: Page) {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { count, replaced, isSame } = await page.evaluate(() => {
    const { elements, html } = window.prerendered;
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    // The app's own texts: in the footer, below it, and on the account page.
    for (const added of root.querySelectorAll(
      'footer > :last-child > p ~ :not(a), [aria-label="This device"], footer + *',
    ))
      added.remove();
    return {
      count: elements.length,
      replaced: elements.filter((element) => !element.isConnected).length,
      isSame: root.innerHTML === html,
    };
  });
  expect(count).toBeGreaterThan(50);
  expect({ replaced, isSame }).toEqual({ replaced: 0, isSame: true });
}

/** Visible elements that stay on the screen, aside from the skip link and from a column that is sticky sideways. */
const bars = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { position, pointerEvents, visibility, top, bottom } = getComputedStyle(element);
      const isColumn = position === 'sticky' && top === 'auto' && bottom === 'auto';
      const canCover = pointerEvents !== 'none' && visibility === 'visible';
      const isShown = canCover && element.checkVisibility() && !element.matches('a[href="#main"]');
      return /fixed|sticky/.test(position) && isShown && !isColumn;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
