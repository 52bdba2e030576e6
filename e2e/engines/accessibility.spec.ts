import { expect } from '@playwright/test';
import axe from 'axe-core';
import { kindsOfPages } from '../addresses';
import { axeTags } from '../axe-tags';
import { visit } from '../shopping-trip';
import { test } from './test';

/** Runs in the page, which axe's source has been added to. */
async function violations(tags: string[]) {
  const { axe: pageAxe } = window as unknown as { axe: typeof axe };
  const found = await pageAxe.run(document, { runOnly: tags });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const place of kindsOfPages) {
  test(`axe finds nothing on ${place}`, async ({ shopper, store }) => {
    await visit(shopper, store.url + place);
    await shopper.addSource(axe.source);
    expect(await shopper.evaluate(violations, axeTags)).toEqual([]);
  });
}
