// Runs Lighthouse in the browser that scripts/browser.mjs finds.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from './browser.mjs';

export function launchChrome(/** @type {string[]} */ flags = []) {
  const chromePath = findBrowser()?.path;
  const chromeFlags = [...browserFlags, '--headless=new', ...flags];
  return launch({ ...(chromePath ? { chromePath } : {}), chromeFlags });
}

/**
 * One Lighthouse run with the default mobile emulation. Scores are 0 to 100, by category.
 * @returns {Promise<{ audits: Record<string, any>, scores: Record<string, number> }>}
 */
export async function runLighthouse(
  /** @type {string} */ url,
  /** @type {string[]} */ onlyCategories,
  /** @type {import('lighthouse').Flags} */ flags,
) {
  const result = await lighthouse(url, { onlyCategories, logLevel: 'error', ...flags });
  const { audits = {}, categories = {} } = result?.lhr ?? {};
  return { audits, scores: scoresOf(categories) };
}

/**
 * The scores in a report, 0 to 100, by category; 0 without a score.
 * @returns {Record<string, number>}
 */
export const scoresOf = (/** @type {Record<string, { score: number | null }>} */ categories) =>
  Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
