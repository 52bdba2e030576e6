#!/usr/bin/env bash
# The first Intl.NumberFormat of a page costs Chromium as much as hundreds of later ones.
#
# So a formatter at the top level of a module delays the start of every visit, even if no amount is shown. Each round below has
# a browser of its own.
#
# Seen on 2026-11-27 with Chromium 156: 25 ms for the first, 0.03 to 0.06 ms for later ones of other currencies.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { chromiumOptions, median, openBrowser, see } from './lib.mjs';

const times = [];
for (let round = 0; round < 5; round++) {
  // A renderer that has formatted before is used again, so each round has a browser of its own.
  const { chromium } = await import('playwright-core');
  const browser = round ? await chromium.launch(chromiumOptions) : await openBrowser();
  const page = await browser.newPage();
  times.push(
    await page.evaluate(() => {
      const formatted = (currency) => {
        const start = performance.now();
        new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(159.99);
        return performance.now() - start;
      };
      const first = formatted('USD');
      const later = Array.from({ length: 100 }, (_, index) => formatted(index % 2 ? 'EUR' : 'GBP'));
      return { first, later: later.reduce((sum, time) => sum + time) / later.length };
    }),
  );
  await browser.close();
}
const first = median(times.map((time) => time.first));
const later = median(times.map((time) => time.later));
console.log(`  first ${first.toFixed(1)} ms, later ${later.toFixed(3)} ms, ${Math.round(first / later)} times`);
see('the first takes at least 20 times as long as a later one', first > 20 * later);
END
