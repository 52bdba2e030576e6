// Used by audit.mjs and `npm run bench`: starts the browser for Lighthouse, and reads the scores.
import { launch } from 'chrome-launcher';
import { browserFlags, findBrowser } from './browser.mjs';

export function launchChrome(/** @type {string[]} */ flags = []) {
  const chromePath = findBrowser()?.path;
  const chromeFlags = [...browserFlags, '--headless=new', ...flags];
  return launch({ ...(chromePath ? { chromePath } : {}), chromeFlags });
}

/**
 * The scores in a report, 0 to 100, by category; 0 without a score.
 * @returns {Record<string, number>}
 */
export const scoresOf = (/** @type {Record<string, { score: number | null }>} */ categories) =>
  Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
