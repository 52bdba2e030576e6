#!/usr/bin/env bash
# An animation that follows a scroll position never finishes while its element is in view, so waiting for all animations of a page hangs.
#
# `Promise.all(document.getAnimations().map(({ finished }) => finished))`, as MDN has it for waiting until nothing moves, includes
# animations with `animation-timeline: view()`, although nothing moves. Those with `timeline === document.timeline` end.
#
# Seen on 2026-11-29 with Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { openBrowser, see } from './lib.mjs';

const browser = await openBrowser();
const page = await browser.newPage();
await page.setContent(`<style>
  div { display: flex; width: 200px; overflow-x: auto }
  a { flex: none; width: 90px; animation: shown linear both; animation-timeline: view(inline) }
  p { animation: shown 0.1s }
  @keyframes shown { from { opacity: 0 } }
</style><div><a>One</a><a>Two</a><a>Three</a></div><p>Text</p>`);
const result = await page.evaluate(async () => {
  const animations = document.getAnimations();
  const timed = animations.filter(({ timeline }) => timeline === document.timeline);
  const isOver = (list) =>
    Promise.race([
      Promise.all(list.map(({ finished }) => finished)).then(() => true),
      new Promise((done) => setTimeout(done, 2000, false)),
    ]);
  return { all: animations.length, timed: timed.length, timedEnd: await isOver(timed), allEnd: await isOver(animations) };
});
await browser.close();
see('the page has animations that follow the scroll position, and one that follows the time', result.all > result.timed && result.timed === 1);
see('the one that follows the time ends', result.timedEnd);
see('all of them do not end within two seconds, although nothing is scrolled', !result.allEnd);
END
