// Plants a fault of each kind in a page without one, and expects the check to name it.
import { expect } from '@playwright/test';
import { smallTargets } from '../../fixtures/touch-targets';
import { test } from '../look-at';
import { clippedText } from './clipped-text';
import { coveredElements } from './covered-elements';
import { overflow } from './overflow';
import { overlappingText } from './overlapping-text';
import { samplePage } from './sample-page';

test.use({ viewport: { width: 768, height: 1024 } });

type Plant = [fault: string, css: string, expected: string];

const plants: [check: () => string[], ...Plant[]][] = [
  [
    overflow,
    ['a page that is too wide', 'h1 { width: 800px }', 'the page is 816 px wide'],
    [
      'an element beyond the right edge',
      'h1 { width: 800px }',
      'h1 "Torque wrench" reaches from 16 to 816 px',
    ],
    [
      'an element beyond the edge of a page that hides it',
      'body { overflow-x: hidden } h1 { width: 800px }',
      'h1 "Torque wrench" reaches from 16 to 816 px',
    ],
    [
      'an element beyond the left edge',
      'h1 { margin-left: -30px }',
      'h1 "Torque wrench" reaches from -14 to 752 px',
    ],
    [
      'a row that scrolls and is too wide itself',
      '.row { width: 800px }',
      'div "In a rowthat scrolls" reaches from 16 to 816 px',
    ],
  ],
  [
    clippedText,
    ['a box that is too low', 'h1 { height: 20px; overflow: hidden }', 'h1 "Torque wrench" is'],
    [
      'a shortened button',
      'button { width: 60px; overflow: clip; text-overflow: ellipsis; white-space: nowrap }',
      'button "Add to Cart" is',
    ],
    [
      'text that an ancestor cuts off',
      'main { height: 100px; overflow: hidden }',
      '"$139.99" in p',
    ],
    [
      'text outside of the page',
      'h1 { transform: translateX(-30px) }',
      '"Torque wrench" in h1 "Torque wrench" lies outside',
    ],
    [
      'a field narrower than its placeholder',
      'input { width: 90px }',
      'INPUT "Search products" is',
    ],
    [
      'a shortened first breadcrumb',
      'li { overflow: hidden; text-overflow: ellipsis; width: 20px } li a { display: inline }',
      '"Home" in a "Home"',
    ],
    [
      'breadcrumbs cut off without an ellipsis',
      'li { overflow: hidden; width: 50px; white-space: nowrap }',
      'li "Torque wrench" in nav is',
    ],
  ],
  [
    overlappingText,
    [
      'two texts over each other',
      '.description { margin-top: -30px }',
      '"Torque wrench" overlaps "Clicks at',
    ],
    [
      'text over a control',
      '.description { position: relative; top: 60px }',
      '"Clicks at the torque that you set." overlaps button "Add to Cart"',
    ],
  ],
  [
    coveredElements,
    [
      'a header over what is focused',
      'header { position: fixed; width: 100%; height: 120px }',
      'a "Home" in nav is covered by header',
    ],
    ['a bar over a price', 'html { scroll-padding: 0 }', 'p "$59.99" is covered by div "Checkout"'],
    [
      'a strip over the corner of a button',
      'h1 { position: fixed; left: 16px; top: 0; bottom: 0; width: 9px; z-index: 2 }',
      'button "Add to Cart" is covered by h1',
    ],
  ],
  [
    smallTargets,
    ['a button lower than 48 px', 'button { min-height: 47px }', 'Add to Cart: '],
    ['a filled link lower than 48 px', '.primary { min-height: 47px }', 'All tools: '],
    ['a link lower than 44 px', 'a { min-height: 43px }', 'Returns: '],
    ['a link narrower than 44 px', 'a { min-width: 0 } header a { width: 43px }', 'Shop: 43 x 60'],
    ['a target under another one', '.primary { margin-top: -24px }', 'Add to Cart: '],
  ],
];

for (const [check, ...faults] of plants) {
  test(`${check.name} finds each fault`, { tag: '@daily' }, async ({ page }) => {
    await page.goto('about:blank');
    for (const [fault, css, expected] of faults) {
      await page.setContent(samplePage);
      expect(await page.evaluate(check)).toEqual([]);
      await page.addStyleTag({ content: css });
      const found = await page.evaluate(check);
      expect(found, fault).toContainEqual(expect.stringContaining(expected));
    }
  });
}
