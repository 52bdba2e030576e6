#!/usr/bin/env bash
# Playwright's getByRole finds what is inert, which a screen reader does not, and says that it is visible and enabled.
#
# `inert` takes content out of the accessibility tree, and Chromium does so. Playwright computes roles by its own rules, in which
# `inert` does not occur: a button behind a dialog or on a page that is inert until it has loaded is found and counted. Only a
# click waits, because another element gets the pointer. axe-core leaves inert content out, as Chromium does.
#
# Guessed before: that getByRole leaves it out, as it does what `content-visibility: hidden` or a closed <details> hides.
# Seen on 2026-11-27 with Playwright 1.65.1, axe-core 4.13.0 and Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1 axe-core@4.13.0
run <<'END'
import axe from 'axe-core';
import { openBrowser, see } from './lib.mjs';

const browser = await openBrowser();
const page = await browser.newPage();
const hidden = {
  plain: '<div>BUTTON</div>',
  inert: '<div inert>BUTTON</div>',
  skipped: '<div style="content-visibility: hidden">BUTTON</div>',
  closed: '<details><summary>More</summary>BUTTON</details>',
};
// Light grey on white: axe reports the contrast of what it does not leave out.
const button = (name) => `<button style="color: #ddd; background: #fff">${name}</button>`;
const bodies = Object.entries(hidden).map(([name, html]) => html.replace('BUTTON', button(name)));
await page.setContent(`<!doctype html><html lang="en"><title>Buttons</title><main><h1>Buttons</h1>${bodies.join('')}</main>`);

const names = Object.keys(hidden);
const found = await Promise.all(names.map((name) => page.getByRole('button', { name }).count()));
see("found by Playwright's getByRole", names.filter((_, index) => found[index]), ['plain', 'inert']);

const session = await page.context().newCDPSession(page);
const { nodes } = await session.send('Accessibility.getFullAXTree');
const buttons = nodes.filter(({ role, ignored }) => role?.value === 'button' && !ignored);
see("in Chromium's accessibility tree", buttons.map(({ name }) => name.value), ['plain']);

await page.evaluate(axe.source);
const { violations } = await page.evaluate(() => axe.run({ runOnly: ['color-contrast'] }));
see('checked by axe-core', violations.flatMap((each) => each.nodes.map(({ html }) => html.match(/>(\w+)</)[1])), ['plain']);

const inert = page.getByRole('button', { name: 'inert' });
see('inert is visible, enabled', [await inert.isVisible(), await inert.isEnabled()], [true, true]);
const click = await inert.click({ timeout: 1000 }).then(() => 'clicks', () => 'does not click');
see('Playwright', click, 'does not click');
await browser.close();
END
