import { expect, test } from '@playwright/test';
import { builds } from '../../steps/builds.mjs';
import { filesOf, textOf } from '../fixtures/dist.ts';

const scripts = filesOf(builds.store).filter((path) => path.endsWith('.js'));

test('nothing is loaded on demand: beside the entry script there are React, the app and its later parts', () => {
  const names = scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, ''));
  const steps = ['client', 'index', 'later', 'main'].map((name) => `assets/${name}`);
  expect(names.toSorted()).toEqual([...steps, 'sw.js']);
});

test('the text of an own page is in its file, as HTML and for the app, and in no script', () => {
  const sentence = 'This store has no accounts, no cookies and no statistics';
  expect(textOf('privacy.html').split(sentence)).toHaveLength(3);
  expect(scripts.filter((path) => textOf(path).includes(sentence))).toEqual([]);
});

test('the bundle does not contain zod, which only the build needs', () => {
  // Zod keeps its internals in properties of this name, which no minifier shortens.
  expect(scripts.filter((path) => textOf(path).includes('_zod'))).toEqual([]);
  const licenses = textOf('licenses.txt');
  expect(licenses).toMatch(/^## react-dom - /m);
  expect(licenses).not.toMatch(/^## zod - /m);
});
