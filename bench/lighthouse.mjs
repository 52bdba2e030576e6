// Scores and paint times by Lighthouse, on a phone it simulates (slow 4G, a quarter of the CPU).

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';

/** @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, pictureBytes: number, scores: Record<string, number> }} Paint */

/**
 * The medians of several runs of a page.
 * @returns {Promise<Paint>}
 */
export async function paintOf(/** @type {string} */ url, runs = 3) {
  /** @type {Paint[]} */
  const paints = [];
  for (let run = 0; run < runs; run++) paints.push(await once(url));
  const median = (/** @type {(paint: Paint) => number} */ pick) =>
    paints.map(pick).toSorted((a, b) => a - b)[Math.floor(paints.length / 2)] ?? Number.NaN;
  const names = Object.keys(paints[0]?.scores ?? {});
  return {
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
    pictureBytes: median(({ pictureBytes }) => pictureBytes),
    scores: Object.fromEntries(
      names.map((name) => [name, median(({ scores }) => scores[name] ?? 0)]),
    ),
  };
}

export function launchChrome() {
  const chromePath = findBrowser()?.path;
  const chromeFlags = [...browserFlags, '--headless=new'];
  return launch({ ...(chromePath ? { chromePath } : {}), chromeFlags });
}

/**
 * One run of Lighthouse on the phone that it simulates.
 * @returns {Promise<{ audits: Record<string, any>, scores: Record<string, number> }>}
 */
export async function lighthouseRun(
  /** @type {string} */ url,
  /** @type {string[]} */ onlyCategories,
  /** @type {import('lighthouse').Flags} */ flags,
) {
  const result = await lighthouse(url, { onlyCategories, logLevel: 'error', ...flags });
  const { audits = {}, categories = {} } = result?.lhr ?? {};
  const scores = Object.entries(categories).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  return { audits, scores: Object.fromEntries(scores) };
}

/** @returns {Promise<Paint>} */
async function once(/** @type {string} */ url) {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const chrome = await launchChrome();
  const { audits, scores } = await lighthouseRun(url, categories, { port: chrome.port }).finally(
    () => chrome.kill(),
  );
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    pictureBytes: pictureBytes(audits['network-requests']),
    scores,
  };
}

/** All pictures of the page's first view together. */
function pictureBytes(/** @type {any} */ requests) {
  return requests.details.items
    .filter((/** @type {any} */ request) => request.resourceType === 'Image')
    .reduce(
      (/** @type {number} */ sum, /** @type {any} */ { transferSize }) => sum + transferSize,
      0,
    );
}
