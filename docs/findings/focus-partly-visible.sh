#!/usr/bin/env bash
# Chromium does not scroll a row to a link that the Tab key focuses, if half of the link is in view.
#
# A link beside the row is scrolled into view as a whole, one at the edge stays cut, and `scroll-padding` changes nothing. What stands
# over that edge, such as a sticky first cell, covers the focus. `scrollIntoView({ inline: 'nearest' })` shows all of it.
#
# Seen on 2026-11-29 with Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { openBrowser, see } from './lib.mjs';

const browser = await openBrowser();
const page = await browser.newPage();
await page.setContent(`<style>
  div { display: flex; width: 300px; overflow-x: auto; scroll-padding-inline: 10px }
  a { flex: none; width: 200px }
</style><div><a href="#1">One</a><a href="#2">Two</a><a href="#3">Three</a><a href="#4">Four</a></div>`);
const row = page.locator('div');
const edges = (name) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const { left, right } = link.getBoundingClientRect();
    const outer = link.parentElement.getBoundingClientRect();
    return { left: left - outer.left, right: right - outer.left, isFocused: link === document.activeElement };
  });
await page.keyboard.press('Tab');
await page.keyboard.press('Tab');
await page.waitForTimeout(500);
const cut = await edges('Two');
await page.keyboard.press('Tab');
await page.waitForTimeout(500);
const beside = await edges('Three');
await row.evaluate((element) => element.scrollTo(0, 0));
await page.getByRole('link', { name: 'Two' }).evaluate((link) => {
  link.focus();
  link.scrollIntoView({ inline: 'nearest', block: 'nearest' });
});
const shown = await edges('Two');
await browser.close();
see('the second link has the focus, and half of it is beside the row', cut.isFocused && cut.left === 200 && cut.right === 400);
see('a link that was beside the row is in view as a whole', beside.isFocused && beside.left >= 0 && beside.right <= 300);
see('scrollIntoView shows all of a link that is cut', shown.left >= 0 && shown.right <= 300);
END
