// Paint metrics and scores from Lighthouse on its emulated phone: slow 4G and 4x CPU throttling.
import { launchChrome, runLighthouse } from '../scripts/lighthouse.mjs';
import { median } from './median.mjs';

/**
 * Times are milliseconds. `imageBytes` is the transfer size of all images of the first view.
 * @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, imageBytes: number, scores: Record<string, number> }} PaintMetrics
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The median of each metric over several runs.
 * @returns {Promise<PaintMetrics>}
 */
export async function medianPaintMetrics(/** @type {string} */ url, runs = 3) {
  /** @type {PaintMetrics[]} */
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await paintMetrics(url));
  const medianOf = (/** @type {(metrics: PaintMetrics) => number} */ metric) =>
    median(results.map(metric));
  return {
    fcp: medianOf(({ fcp }) => fcp),
    lcp: medianOf(({ lcp }) => lcp),
    tbt: medianOf(({ tbt }) => tbt),
    cls: medianOf(({ cls }) => cls),
    imageBytes: medianOf(({ imageBytes }) => imageBytes),
    scores: Object.fromEntries(
      categories.map((name) => [name, medianOf(({ scores }) => scores[name] ?? 0)]),
    ),
  };
}

/** @returns {Promise<PaintMetrics>} */
async function paintMetrics(/** @type {string} */ url) {
  const chrome = await launchChrome();
  const { audits, scores } = await runLighthouse(url, categories, { port: chrome.port }).finally(
    () => chrome.kill(),
  );
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    imageBytes: imageBytes(audits['network-requests']),
    scores,
  };
}

function imageBytes(/** @type {any} */ networkRequests) {
  return networkRequests.details.items
    .filter((/** @type {any} */ request) => request.resourceType === 'Image')
    .reduce(
      (/** @type {number} */ sum, /** @type {any} */ { transferSize }) => sum + transferSize,
      0,
    );
}
