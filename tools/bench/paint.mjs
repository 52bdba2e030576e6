// How soon a page of each template is painted on Lighthouse's phone: slow 4G, 4x CPU slowdown, HTTP/2 as production hosts
// speak it. Medians of five runs. Paint times are ratios to those of a baseline page whose image has as many bytes as all
// images of the first view: 1.00 x is as fast as HTML can be. The search is a shell: the app renders its content.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import basicSsl from '@vitejs/plugin-basic-ssl';
import { preview } from 'vite';
import { launchChrome, scoresOf } from '../lighthouse.mjs';
import { atMost, median, ms, ratio, withoutTarget } from './measure.mjs';

/**
 * The times are milliseconds.
 * @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, imageBytes: number } & Record<string, number>} Metrics
 */

const runs = 5;
const notIndexed = ['performance', 'accessibility', 'best-practices'];
const indexed = [...notIndexed, 'seo'];
/** @type {Record<string, string[]>} */
const pages = {
  '/': indexed,
  '/products': indexed,
  '/category/air-tools': indexed,
  '/product/hvlp-spray-gun': indexed,
  '/contact': indexed,
  '/cart': notIndexed,
  '/search?q=wrench': notIndexed,
};

/** @type {import('./measure.mjs').Measurement} */
export async function paint(_browser, { baseURL = '' }) {
  const results = [];
  for (const [path, categories] of Object.entries(pages)) {
    const page = await medianMetrics({ preview: { proxy: { '/': baseURL } } }, path, categories);
    const baselinePlugins = { plugins: [baselinePage(page.imageBytes)] };
    const baseline = await medianMetrics(baselinePlugins, '/', ['performance']);
    const scores = categories.map((category) => page[category] ?? 0);
    const times = (/** @type {'fcp' | 'lcp'} */ name) =>
      `${ms(page[name])} / ${ms(baseline[name])}`;
    const [fcp, lcp] = [page.fcp / baseline.fcp, page.lcp / baseline.lcp];
    results.push(
      {
        what: `${path} Lighthouse: ${categories.join(', ')}`,
        target: 'each 100',
        measured: scores.join(', '),
        isMet: scores.every((score) => score === 100),
      },
      withoutTarget(`${path} FCP / baseline`, `${ratio(fcp)} (${times('fcp')})`),
      atMost(`${path} LCP / baseline`, 1.25, lcp, ratio, times('lcp')),
      atMost(`${path} total blocking time over baseline`, 10, page.tbt - baseline.tbt, ms),
      atMost(`${path} cumulative layout shift`, 0, page.cls),
    );
  }
  return results;
}

/**
 * A minimal page: 14 kB of HTML with inline CSS, and one image.
 * @returns {import('vite').Plugin}
 */
function baselinePage(/** @type {number} */ imageBytes) {
  const text = 'Torque wrenches click at the set torque and no later. '.repeat(240);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Baseline">
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}p{padding:1rem}</style></head>
<body><main><h1>Baseline</h1><img src="/image.avif" width="800" height="600" alt="" fetchpriority="high">
<p>${text}</p></main></body></html>`;
  const small = readFileSync('public/images/category-air-tools-400.avif');
  // Decoders ignore bytes after the end of the image.
  const padding = Buffer.alloc(Math.max(imageBytes - small.length, 0), 1);
  const image = Buffer.concat([small, padding]);
  const configurePreviewServer = (/** @type {import('vite').PreviewServer} */ { middlewares }) => {
    middlewares.use(({ url }, response) => {
      const isImage = url === '/image.avif';
      response.setHeader('Content-Type', isImage ? 'image/avif' : 'text/html');
      response.end(isImage ? image : html);
    });
  };
  return { name: 'baseline-page', configurePreviewServer };
}

/**
 * The medians of several runs. Some fail, because Lighthouse records no navigation or no paint, or does not end: as many may
 * fail as are counted.
 * @param {import('vite').InlineConfig} config of a server that speaks HTTP/2, for which browsers need a certificate
 * @param {string} path
 * @param {string[]} categories
 * @returns {Promise<Metrics>}
 */
async function medianMetrics({ plugins = [], preview: options }, path, categories) {
  const server = await preview({
    configFile: false,
    plugins: [basicSsl(), ...plugins],
    preview: { host: '127.0.0.1', port: 0, ...options },
  });
  const url = new URL(path, server.resolvedUrls?.local[0]).href;
  /** @type {Metrics[]} */
  const results = [];
  for (let failures = 0; results.length < runs; ) {
    const metrics = await lighthouseMetrics(url, categories).catch((error) => {
      if (++failures > runs) throw error;
    });
    if (metrics) results.push(metrics);
  }
  await server.close();
  const medians = Object.keys(results[0] ?? {}).map((key) => {
    return [key, median(results.map((metrics) => metrics[key] ?? 0))];
  });
  return /** @type {any} */ (Object.fromEntries(medians));
}

/** @returns {Promise<Metrics>} */
async function lighthouseMetrics(/** @type {string} */ url, /** @type {string[]} */ categories) {
  const chrome = await launchChrome(['--ignore-certificate-errors']);
  // A later Lighthouse than that of the audit, which has the PWA category. It needs a later Node.js.
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', '--package=lighthouse@13.5.0', '--package=node@22', '--', 'lighthouse', url],
      ...[`--port=${chrome.port}`, `--only-categories=${categories}`, '--output=json', '--quiet'],
    ],
    { maxBuffer: 2 ** 26, timeout: 120_000 },
  ).finally(() => chrome.kill());
  const report = JSON.parse(stdout);
  const value = (/** @type {string} */ id) => {
    const { numericValue, errorMessage } = report.audits[id];
    if (numericValue === undefined) throw new Error(errorMessage);
    return numericValue;
  };
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = report.audits['network-requests'].details.items;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    imageBytes: requests
      .filter(({ resourceType }) => resourceType === 'Image')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ...scoresOf(report.categories),
  };
}
