#!/usr/bin/env bash
# Chromium never frees an <img> that got `srcset` or `sizes` but was not inserted into a page.
#
# A thousand images are created by a script and forgotten. With `src` alone, garbage collection frees them. With `sizes` or
# `srcset` they stay, each with the nodes around it, as long as the page lives. So does a <source> in a <picture>.
#
# Seen on 2026-11-27 with Chromium 156: of 1,000 elements 0 nodes are left with `src`, 6,000 with `sizes`
# or `srcset`, 8,000 with a <source>.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { openBrowser, see } from './lib.mjs';

const browser = await openBrowser();

/** How many nodes are left of a thousand elements that nothing refers to. */
async function nodesLeftBy(create) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const nodes = async () => {
    await session.send('HeapProfiler.enable');
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  const before = await nodes();
  await page.evaluate(create);
  await page.waitForTimeout(300);
  const left = (await nodes()) - before;
  await page.close();
  return left;
}

const left = {
  src: await nodesLeftBy(() => {
    for (let i = 0; i < 1000; i++) document.createElement('img').src = 'data:,';
  }),
  sizes: await nodesLeftBy(() => {
    for (let i = 0; i < 1000; i++) document.createElement('img').sizes = '50vw';
  }),
  srcset: await nodesLeftBy(() => {
    for (let i = 0; i < 1000; i++) document.createElement('img').srcset = 'data:, 100w';
  }),
  source: await nodesLeftBy(() => {
    for (let i = 0; i < 1000; i++) {
      const picture = document.createElement('picture');
      picture.append(document.createElement('source'), document.createElement('img'));
      picture.firstChild.srcset = 'data:, 100w';
    }
  }),
};
console.log('  nodes left of 1,000 elements', left);
see('images with src are freed', left.src < 100);
for (const attribute of ['sizes', 'srcset', 'source']) see(`those with ${attribute} are not`, left[attribute] > 1000);
await browser.close();
END
