// Settings of shoppers with low vision: 400 % zoom (https://www.w3.org/TR/WCAG22/#reflow) and more space in texts
// (https://www.w3.org/TR/WCAG22/#text-spacing). Nothing is cut or covered, and each control can be reached.
import { expect, type Page } from '@playwright/test';
import { expectVisibleFocus } from '../fixtures/focus.ts';
import { scrollToTop } from '../fixtures/in-page.ts';
import { templateUrls } from '../fixtures/templates.ts';
import { test } from '../fixtures/test.ts';
import { cutTexts } from './cut-texts.ts';
import { setMode } from './layout.ts';
import { layoutFaults } from './layout-faults.ts';

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const order = 'an order to confirm';

/** With a line that is not understood, one with a word in it, and one that asks how many. */
async function readOrder(page: Page) {
  await page.getByRole('button', { name: 'Add from a list or link' }).click();
  await page
    .getByRole('textbox', { name: /^Item numbers/ })
    .fill('TB-1100 2\n1 angle grinder 5 in\n3 flux capacitors\nTB-1140 for the truck');
  await page.getByRole('button', { name: 'Read the order' }).click();
  await expect(page.getByRole('row', { name: /^TB-1100 2/ })).toBeVisible();
}

for (const { what, size, css, mode } of [
  { what: '400 % zoom', size: [320, 256], css: '', mode: 'light' },
  { what: 'text spacing on a phone', size: [390, 844], css: spacing, mode: 'light' },
  { what: 'text spacing', size: [1280, 800], css: spacing, mode: 'light' },
  { what: 'text spacing and 200 % text', size: [320, 640], css: spacing, mode: '200 % text' },
] as const) {
  test.describe(what, { tag: '@release' }, () => {
    const [width, height] = size;
    test.use({
      viewport: { width, height },
      contextOptions: { reducedMotion: 'reduce' },
      bypassCSP: true,
    });

    for (const url of [...templateUrls, '/products?view=list', order]) {
      test(`${url.slice(0, 50)} with ${what}`, async ({ page, open }) => {
        await setMode(page, mode);
        await open(url === order ? '/cart' : url);
        if (url === order) await readOrder(page);
        if (css) await page.addStyleTag({ content: css });
        // At 400 % zoom the browser scrolls to the caret of the text field, so the middle of the field can be off the screen.
        if (css || url !== order)
          for (const isBackwards of [false, true]) await expectVisibleFocus(page, isBackwards);
        await page.evaluate(scrollToTop);
        const faults = await page.evaluate(layoutFaults);
        // Links in a sentence are higher than their line. Two of them may reach over each other; their texts do not.
        expect.soft(faults.filter((fault) => !/^a ".*" overlaps a "/.test(fault))).toEqual([]);
        expect.soft(await page.evaluate(cutTexts)).toEqual([]);
      });
    }
  });
}
