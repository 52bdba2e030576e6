// The files of the built store, read by others' rules.
import { readdirSync, readFileSync } from 'node:fs';
import StructuredData from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate/node';
import { fileOf } from '../build/site';
import { products } from '../src/catalogue/products';
import { prerendered, site } from './addresses';

const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'valid-id': ['error', { relaxed: true }],
    // React writes some names in capitals, which HTML allows.
    'attr-case': 'off',
  },
});

for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.html')) continue;
  test(`${file} is valid HTML`, async () => {
    const { results } = await html.validateFile(`dist/${file}`);
    const faults = results.flatMap(({ messages }) => messages.map((each) => each.message));
    expect(faults).toEqual([]);
  });
}

const source = (url: string) => readFileSync(`dist/${fileOf(url)}`, 'utf8');

for (const url of prerendered) {
  test(`what ${url} tells search engines has no fault`, async () => {
    const found = new WebAutoExtractor({ addLocation: true }).parse(source(url));
    const issues = await new StructuredData().validate(found);
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });
}

/** What a page says in schema.org's words, by kind. */
const dataOf = (url: string) =>
  new Map(
    [...source(url).matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => {
      const data = JSON.parse(json);
      return [data['@type'], data];
    }),
  );

test('the home page presents the store and its search', () => {
  expect([...dataOf('/').keys()]).toEqual(['Organization', 'WebSite']);
  expect(dataOf('/').get('WebSite').potentialAction.target.urlTemplate).toBe(
    `${site}/search?q={search_term_string}`,
  );
});

for (const [url, count] of [
  ['/products', 14],
  ['/category/battery-tools', 2],
] as const) {
  test(`${url} lists its ${count} products`, () => {
    expect(dataOf(url).get('ItemList').itemListElement).toHaveLength(count);
    expect(dataOf(url).has('BreadcrumbList')).toBe(true);
  });
}

for (const product of products) {
  test(`what is said of ${product.id} equals what its page shows`, () => {
    const data = dataOf(`/product/${product.id}`).get('Product');
    const shown = source(`/product/${product.id}`).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(data.name).toBe(product.name);
    expect(shown).toContain(`>$${data.offers.price}<`);
    expect(shown).toContain(`Rated ${data.aggregateRating.ratingValue} out of 5`);
    expect(shown).toContain(`>${data.aggregateRating.reviewCount} reviews<`);
    expect(shown).toContain(data.description.slice(0, 40));
  });
}

test('everything that others made and the browser gets is listed with its licence', () => {
  const listed = [...readFileSync('dist/licenses.txt', 'utf8').matchAll(/^## (.+?) [-(]/gm)].map(
    ([, name]) => name,
  );
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ofApp = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');
  const ofWorker = [...readFileSync('dist/sw.js', 'utf8').matchAll(/"workbox:(\w+):/g)].map(
    ([, part]) => `workbox-${part}`,
  );
  expect(new Set(listed)).toEqual(
    new Set([
      ...[...ofApp, 'react-router', 'scheduler', 'workbox-window'],
      ...[...ofWorker, 'tailwindcss', 'Barlow Condensed'],
    ]),
  );
});
