// Of a page of each template: Lighthouse scores, First and Largest Contentful Paint as ratios to a baseline page whose
// images have as many bytes, Total Blocking Time and Cumulative Layout Shift, over HTTP/2. The search is a shell: the
// app renders its content.
import { serveBaselinePage } from './baseline-page.mjs';
import { startHttp2 } from './http2.mjs';
import { medianPaintMetrics } from './paint-metrics.mjs';
import { atMost, withoutTarget } from './sizes.mjs';

const indexed = ['performance', 'accessibility', 'best-practices', 'seo'];
const notIndexed = ['performance', 'accessibility', 'best-practices'];
/** @type {[path: string, categories: string[]][]} */
const pages = [
  ['/', indexed],
  ['/products', indexed],
  ['/category/air-tools', indexed],
  ['/product/hvlp-spray-gun', indexed],
  ['/contact', indexed],
  ['/cart', notIndexed],
  ['/search?q=wrench', notIndexed],
];

/** @returns {Promise<import('./sizes.mjs').Result[]>} */
export async function paintResults(/** @type {string} */ storeUrl) {
  /** @type {import('./sizes.mjs').Result[]} */
  const results = [];
  const ratio = (/** @type {number} */ value) => value.toFixed(2);
  const store = await startHttp2(storeUrl);
  for (const [path, categories] of pages) {
    const page = await medianPaintMetrics(store.url + path, categories);
    const server = await serveBaselinePage(page.imageBytes);
    const baselinePage = await startHttp2(server.url);
    const baseline = await medianPaintMetrics(baselinePage.url, ['performance']);
    baselinePage.stop();
    server.stop();
    for (const [name, score] of Object.entries(page.scores)) {
      const what = `${path} Lighthouse ${name}`;
      results.push({ what, target: '100', measured: `${score}`, isMet: score === 100 });
    }
    results.push(
      withoutTarget(
        `${path} FCP / baseline (${Math.round(baseline.fcp)} ms)`,
        ratio(page.fcp / baseline.fcp),
      ),
      atMost(
        `${path} LCP / baseline (${Math.round(baseline.lcp)} ms)`,
        1.25,
        page.lcp / baseline.lcp,
        ratio,
      ),
      atMost(
        `${path} total blocking time over baseline, ms`,
        10,
        Math.round(page.tbt - baseline.tbt),
      ),
      atMost(`${path} cumulative layout shift`, 0, page.cls),
    );
  }
  store.stop();
  return results;
}
