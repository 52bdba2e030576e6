import { expect } from '@playwright/test';
import { axeTags, runAxe } from '../fixtures/axe';
import { test } from '../fixtures/engines/test';
import { visit } from '../fixtures/shopping-trip';
import { templateUrls } from '../fixtures/templates';

for (const url of templateUrls) {
  test(`axe finds nothing on ${url}`, async ({ shopper, store }) => {
    await visit(shopper, store.url + url);
    expect((await runAxe(shopper, { runOnly: axeTags })).violations).toEqual([]);
  });
}
