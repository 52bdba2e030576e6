// First and largest paint of the pages that shoppers come in by, against the floor.
import { serveFloor } from './floor.mjs';
import { paintOf } from './lighthouse.mjs';
import { atMost } from './sizes.mjs';

const pages = ['/', '/products', '/category/air-tools', '/product/hvlp-spray-gun'];

/** @returns {Promise<import('./sizes.mjs').Result[]>} */
export async function paints(/** @type {string} */ storeUrl) {
  /** @type {import('./sizes.mjs').Result[]} */
  const results = [];
  const ratio = (/** @type {number} */ value) => value.toFixed(2);
  for (const page of pages) {
    const own = await paintOf(storeUrl + page);
    const floor = await serveFloor(own.pictureBytes);
    const least = await paintOf(floor.url);
    floor.stop();
    for (const [name, score] of Object.entries(own.scores)) {
      const what = `${page} Lighthouse ${name}`;
      results.push({ what, target: '100', measured: `${score}`, isMet: score === 100 });
    }
    results.push(
      atMost(
        `${page} first paint / floor (${Math.round(least.fcp)} ms)`,
        1.25,
        own.fcp / least.fcp,
        ratio,
      ),
      atMost(
        `${page} largest paint / floor (${Math.round(least.lcp)} ms)`,
        1.25,
        own.lcp / least.lcp,
        ratio,
      ),
      atMost(`${page} blocking time, ms`, 0, Math.round(own.tbt)),
      atMost(`${page} layout shift`, 0, own.cls),
    );
  }
  return results;
}
