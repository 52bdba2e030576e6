import type { Page } from '@playwright/test';

/** The parts of a head that must be there once. */
const single = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
  'meta[name="twitter:image"]',
];

/** How often each of them stands in the page. */
export const headCounts = (page: Page) =>
  page.evaluate(
    (selectors) => selectors.map((each) => [each, document.querySelectorAll(each).length]),
    single,
  );
export const once = single.map((each) => [each, 1]);
