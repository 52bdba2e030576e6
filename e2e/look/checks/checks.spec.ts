// Plants a fault of each kind in a page that has none of it, and expects the check to name it.
import { expect, type Page } from '@playwright/test';
import { smallTargets } from '../../fixtures/touch-targets';
import { test } from '../look-at';
import { clippedText } from './clipped-text';
import { coveredElements } from './covered-elements';
import { overflow } from './overflow';
import { overlappingText } from './overlapping-text';

test.use({ viewport: { width: 768, height: 1024 } });

type Check = () => string[];

const product = '/product/led-work-light-20v';
const cart = '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2';

const faults: { fault: string; check: Check; url?: string; css: string; expected: RegExp }[] = [
  {
    fault: 'an element wider than the viewport',
    check: overflow,
    css: 'main h1 { width: 800px }',
    expected: /^h1 "20V .* reaches from \d+ to \d{3} px$/,
  },
  {
    fault: 'an element that hides what it makes wider than the viewport',
    check: overflow,
    css: 'body { overflow-x: hidden } main p { position: relative; left: 500px }',
    expected: /^p ".* reaches from/,
  },
  {
    fault: 'an element that reaches outside on the left',
    check: overflow,
    css: 'footer p { margin-left: -40px }',
    expected: /^p "© .* reaches from -/,
  },
  {
    fault: 'a heading in a box that is too low',
    check: clippedText,
    css: 'main h1 { height: 20px; overflow: hidden }',
    expected: /^h1 "20V .* too low for its text$/,
  },
  {
    fault: 'a shortened button',
    check: clippedText,
    css: 'main form button, main button { width: 90px; overflow: clip; text-overflow: ellipsis; white-space: nowrap; display: block }',
    expected: /^button "Add to Wishlist" is \d+ px too narrow for its text$/,
  },
  {
    fault: 'breadcrumbs cut off without an ellipsis',
    check: clippedText,
    css: 'nav[aria-label=Breadcrumb] li { width: 60px; flex: none; overflow: hidden; text-overflow: clip; white-space: nowrap }',
    expected: /^li "20V .* too narrow/,
  },
  {
    fault: 'the current breadcrumb shortened where the heading differs',
    check: clippedText,
    url: '/search?q=drive',
    css: 'nav[aria-label=Breadcrumb] li { width: 20px; flex: none }',
    expected: /^li "Search" is .* too narrow/,
  },
  {
    fault: 'text that an ancestor cuts off',
    check: clippedText,
    css: 'main { height: 200px; overflow: hidden }',
    expected: /^".*" in .* is cut off$/,
  },
  {
    fault: 'text outside of the page',
    check: clippedText,
    css: 'main h1 { transform: translateX(-100px) }',
    expected: /^"20V .* lies outside of the page$/,
  },
  {
    fault: 'a field narrower than its placeholder',
    check: clippedText,
    css: 'header form { flex: none; width: 120px }',
    expected: /^INPUT "Search products" is \d+ px too narrow$/,
  },
  {
    fault: 'two texts over each other',
    check: overlappingText,
    css: 'main p { margin-top: -40px }',
    expected: /^"[^"]+" overlaps "/,
  },
  {
    fault: 'text over a control',
    check: overlappingText,
    css: 'main h1 { position: relative; top: 60px }',
    expected: /^"20V .* overlaps a "/,
  },
  {
    fault: 'a header that stays over what is focused',
    check: coveredElements,
    css: 'html { scroll-padding: 0 !important } header { position: sticky; top: 0 !important; height: 300px }',
    expected: /is covered by header .*, focused upwards$/,
  },
  {
    fault: 'a bar at the bottom over a price',
    check: coveredElements,
    css: 'html { scroll-padding: 0 !important } footer { position: fixed; bottom: 0; left: 0; right: 0; z-index: 9 }',
    expected: /"\$\d.* is covered by footer .*, scrolled to downwards$/,
  },
  {
    fault: 'a corner of a button under a fixed strip',
    check: coveredElements,
    url: cart,
    css: 'main h1 { position: fixed; z-index: 9; right: 20px; top: 0; bottom: 0; width: 30px }',
    expected: /^button "Proceed to Checkout" is covered by h1 "Cart"/,
  },
  {
    fault: 'a button lower than 48 px',
    check: smallTargets,
    css: 'main button { min-height: 44px; height: 44px }',
    expected: /^Add to Wishlist: .* x 44$/,
  },
  {
    fault: 'a link lower than 44 px',
    check: smallTargets,
    css: 'footer a { min-height: 40px }',
    expected: /^Warranty: .* x 40$/,
  },
  {
    fault: 'a link that looks like a button, lower than 48 px',
    check: smallTargets,
    url: '/',
    css: 'main a { min-height: 44px }',
    expected: /^Shop Now: .* x 44$/,
  },
  {
    fault: 'a target under another one',
    check: smallTargets,
    css: 'footer li { height: 20px }',
    expected: /^(Contact Us|Shipping Info): /,
  },
];

for (const { fault, check, url = product, css, expected } of faults) {
  test(`${check.name} finds ${fault}`, { tag: '@daily' }, async ({ page }) => {
    await page.goto(url);
    expect(await page.evaluate(check)).toEqual([]);
    await plant(page, css);
    expect(await page.evaluate(check)).toContainEqual(expect.stringMatching(expected));
  });
}

/** The Content-Security-Policy allows no `<style>`. */
const plant = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
