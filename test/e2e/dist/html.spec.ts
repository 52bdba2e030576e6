// The HTML files of the build, checked without a browser.
import { createHash } from 'node:crypto';
import StructuredData from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate/node';
import { productsIn } from '../../../src/catalogue/catalogue.ts';
import { categories } from '../../../src/catalogue/categories.ts';
import { products } from '../../../src/catalogue/products.ts';
import { categoryUrl } from '../../../src/paths.ts';
import { wrongFacts } from '../../product-facts.ts';
import { builds } from '../../steps/builds.mjs';
import { filesOf, htmlOf, publishedAt, textOf } from '../fixtures/dist.ts';
import { prerenderedUrls } from '../fixtures/urls.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'valid-id': ['error', { relaxed: true }],
    // React writes some names in capitals, which HTML allows.
    'attr-case': 'off',
  },
});
const files = filesOf(builds.store);
const htmlFiles = files.filter((file) => file.endsWith('.html'));
const isInDist = (path: string) => files.includes(path.replace(/^\//, ''));

test('every HTML file is valid', async () => {
  expect(htmlFiles.length).toBeGreaterThan(25);
  for (const file of htmlFiles) {
    const { results } = await validator.validateFile(`dist/${file}`);
    const messages = results.flatMap((result) => result.messages.map(({ message }) => message));
    expect(messages, file).toEqual([]);
  }
});

test('every image has dimensions, and each of its files exists', () => {
  for (const url of prerenderedUrls) {
    const html = htmlOf(url);
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image, url).toMatch(/(?=.* width="\d+")(?=.* height="\d+")/);
    }
    const lists = [...html.matchAll(/(?:src|srcset)="([^"]*\/images\/[^"]*)"/gi)];
    const named = lists.flatMap(([, list = '']) =>
      list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    );
    expect(
      named.filter((file) => !isInDist(file)),
      url,
    ).toEqual([]);
  }
  expect(htmlOf('/products')).toContain('<img');
});

test('the structured data has no errors', async () => {
  for (const url of prerenderedUrls) {
    const found = new WebAutoExtractor({ addLocation: true }).parse(htmlOf(url, builds.subpath));
    const issues = await new StructuredData().validate(found);
    expect(
      issues.filter(({ severity }) => severity === 'ERROR'),
      url,
    ).toEqual([]);
  }
});

/** The structured data of a page by its type. */
const structuredDataOf = (url: string) =>
  new Map(
    [...htmlOf(url, builds.subpath).matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/g)]
      .flatMap(([, json = '']) => JSON.parse(json))
      .map((data) => [data['@type'], data]),
  );

test('the home page describes the store', () => {
  const data = structuredDataOf('/');
  expect([...data.keys()]).toEqual(['Organization', 'WebSite']);
  expect(data.get('WebSite').url).toBe(`${publishedAt}/`);
});

test('listings describe their products and their breadcrumbs', () => {
  for (const [url, count] of [
    ['/products', products.length],
    ...categories.map(
      (category) => [categoryUrl(category.slug), productsIn(category).length] as const,
    ),
  ] as const) {
    const data = structuredDataOf(url);
    expect(data.get('ItemList').itemListElement, url).toHaveLength(count);
    expect(data.has('BreadcrumbList'), url).toBe(true);
  }
});

test('the structured data of every product equals what its page shows', () => {
  for (const product of products) {
    const { id, name } = product;
    const url = `/product/${id}`;
    const data = structuredDataOf(url).get('Product');
    const shown = htmlOf(url).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(data.name).toBe(name);
    // The validator accepts any value of these.
    expect(wrongFacts(data), id).toEqual([]);
    // A format that every consumer reads.
    expect(data.image).toBe(`${publishedAt}/images/${id}-social.jpg`);
    for (const alt of [product.imageAlt, ...(product.views ?? [])]) {
      expect(shown).toContain(`alt="${alt.replaceAll("'", '&#x27;')}"`);
    }
    expect(shown).toContain(`>$${data.offers.price}<`);
    // A product may have no reviews.
    const { ratingValue, reviewCount } = data.aggregateRating ?? {};
    expect(reviewCount).toBe(product.reviews);
    if (reviewCount)
      expect(shown).toContain(`Rated ${ratingValue} out of 5, ${reviewCount} reviews`);
    expect(shown).toContain(data.description.slice(0, 40));
  }
});

test('every page carries the Content-Security-Policy, and one inline script that it allows', () => {
  for (const file of htmlFiles) {
    const html = textOf(file);
    expect(html, file).toContain('http-equiv="Content-Security-Policy"');
    expect(html, file).not.toMatch(/ style="|<style|unsafe-inline| on\w+="/);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline, file).toHaveLength(1);
    // It takes little of what it imports, and rides on every page.
    expect(inline.join().length, file).toBeLessThan(2000);
    const hash = createHash('sha256').update(inline.join()).digest('base64');
    expect(html, file).toContain(`script-src 'self' 'sha256-${hash}';`);
    // A script waits for the stylesheets ahead of it.
    expect(html.indexOf('<script>'), file).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  }
});

test('shells preload the scripts of the app; in a page the preloads are off until its guard turns them on', () => {
  const mediaOf = (url: string) =>
    [...htmlOf(url).matchAll(/rel="modulepreload" href="\/(.*?)" media="(.*?)"/g)].map(
      ([, path = '', media]) => [isInDist(path), media],
    );
  for (const url of ['/search', '/compare', '/shell', '/404']) {
    expect(mediaOf(url), url).toEqual(Array(3).fill([true, 'all']));
  }
  for (const url of ['/cart', '/']) {
    expect(mediaOf(url), url).toEqual(Array(3).fill([true, 'not all']));
  }
});
