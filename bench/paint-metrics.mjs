// Paint metrics and scores from Lighthouse on its emulated phone: slow 4G and 4x CPU throttling.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchChrome, scoresOf } from '../scripts/lighthouse.mjs';
import { median } from './median.mjs';

const run = promisify(execFile);

/** Later than the version of the audit, which has the PWA category, and needs a later Node. */
const packages = ['--yes', '--package=lighthouse@13.5.0', '--package=node@22', '--'];

/**
 * Times are milliseconds. `imageBytes` is the transfer size of all images of the first view.
 * @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, imageBytes: number, scores: Record<string, number> }} PaintMetrics
 */

/**
 * The medians of the metrics and of the scores in `categories` over several runs. Some runs fail, because Lighthouse
 * records no navigation or no paint, or does not end: as many may fail as are counted.
 * @returns {Promise<PaintMetrics>}
 */
export async function medianPaintMetrics(
  /** @type {string} */ url,
  /** @type {string[]} */ categories,
  runs = 5,
) {
  /** @type {PaintMetrics[]} */
  const results = [];
  for (let failures = 0; results.length < runs; ) {
    const metrics = await paintMetrics(url, categories).catch((error) => {
      if (++failures > runs) throw error;
    });
    if (metrics) results.push(metrics);
  }
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
async function paintMetrics(/** @type {string} */ url, /** @type {string[]} */ categories) {
  const chrome = await launchChrome(['--ignore-certificate-errors']);
  const options = [
    `--port=${chrome.port}`,
    `--only-categories=${categories.join()}`,
    '--output=json',
    '--quiet',
  ];
  const { stdout } = await run('npx', [...packages, 'lighthouse', url, ...options], {
    maxBuffer: 2 ** 26,
    timeout: 120_000,
  }).finally(() => chrome.kill());
  const report = JSON.parse(stdout);
  const { audits } = report;
  const value = (/** @type {string} */ id) => {
    const { numericValue, errorMessage } = audits[id];
    if (numericValue === undefined) throw new Error(errorMessage);
    return numericValue;
  };
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    imageBytes: imageBytes(audits['network-requests']),
    scores: scoresOf(report.categories),
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
