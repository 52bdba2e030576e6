#!/usr/bin/env bash
# @guidepup/virtual-screen-reader says some HTML elements otherwise than the HTML Accessibility API Mappings and Chromium have them.
#
# - <meter> without `max` has a maximum of 100 instead of 1, and <progress> of 0.5 is said as 0.5 % instead of 50 %.
# - <hr> is read with a maximum and a minimum value, which it does not have.
# - <input type="color"> and <input type="date"> have a name and no role at all.
# - An <input> with a <datalist>, which is a combobox, cannot be read in jsdom: the package needs `CSS.escape`, which jsdom lacks.
# - <summary> is a text: nobody hears that it opens something.
#
# Guessed before: that both agree on all of these.
# Seen on 2026-11-27 with @guidepup/virtual-screen-reader 0.33.0, jsdom 29.1.1 and Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install @guidepup/virtual-screen-reader@0.33.0 jsdom@29.1.1 playwright-core@1.65.1
run <<'END'
import { JSDOM } from 'jsdom';
import { openBrowser, see } from './lib.mjs';

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
for (const name of ['window', 'document', 'Element', 'HTMLElement', 'HTMLInputElement', 'Node', 'Event', 'KeyboardEvent']) globalThis[name] = window[name];
for (const name of ['MutationObserver', 'getComputedStyle']) globalThis[name] = window[name];
const { virtual } = await import('@guidepup/virtual-screen-reader');

async function heard(html) {
  window.document.body.innerHTML = html;
  await virtual.start({ container: window.document.body });
  const phrases = [];
  while (phrases.length < 12) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === 'end of document') break;
    phrases.push(phrase);
  }
  await virtual.stop();
  return phrases;
}

const browser = await openBrowser();
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

/** The role of the element with the id `it`, and its maximum and value. */
async function mapped(html) {
  await page.setContent(html);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.querySelector("#it")' });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId });
  const found = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  const property = (wanted) => found.properties.find(({ name }) => name === wanted)?.value.value;
  return [found.role.value, found.value?.value, property('valuemax')];
}

for (const [html, phrase, inChromium] of [
  ['<meter id="it" value=".5" aria-label="Charge"></meter>', 'meter, Charge, 0.5, min value 0, max value 100, .5', ['meter', 0.5, 1]],
  ['<progress id="it" value=".5" aria-label="Saved"></progress>', 'progressbar, Saved, 0.5, max value 100, min value 0, current value 0.5%', ['progressbar', 0.5, 1]],
  ['<hr id="it">', 'separator, orientated horizontally, max value 100, min value 0', ['separator', undefined, undefined]],
  ['<input id="it" type="color" aria-label="Color">', 'Color, #000000', ['ColorWell', '#000000', undefined]],
  ['<input id="it" type="date" aria-label="Day">', 'Day', ['Date', undefined, undefined]],
  ['<input id="it" list="all" aria-label="Tool"><datalist id="all"></datalist>', 'CSS is not defined', ['combobox', undefined, undefined]],
  ['<details><summary id="it">Care</summary>Oil it.</details>', 'Care', ['DisclosureTriangle', undefined, undefined]],
  ['<input id="it" type="search" aria-label="Find">', 'searchbox, Find', ['searchbox', undefined, undefined]],
]) {
  const phrases = await heard(html).catch(({ message }) => [message]);
  console.log(`  ${html}`);
  see('  heard', phrases.find((each) => each !== 'group'), phrase);
  see('  role, value and maximum in Chromium', await mapped(html), inChromium);
}
await browser.close();
process.exit();
END
