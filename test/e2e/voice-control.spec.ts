// Voice control: a shopper says what is visible on a control, and where several controls show the same, also what is visible beside
// it. src/label-in-name.test.tsx has the names of all controls.
import { expect, type Page } from '@playwright/test';
import { categoryFor } from './fixtures/categories.ts';
import { cartLink, copiedText, heading, orderOfThree } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * The control that shows the words, or else begins with them, and has `beside` in its card, row or section; runs in the page. If
 * there are others, what they show.
 */
function controlFor([spoken, beside = '']: string[]) {
  /** Without what is for screen readers only. */
  function visibleText(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const isVisible = parentElement?.checkVisibility({ visibilityProperty: true });
      if (isVisible && !parentElement?.closest('.sr-only')) texts.push(textContent ?? '');
    }
    return texts.join(' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  }
  function shownBy(control: Element) {
    const { labels, placeholder } = control as HTMLInputElement;
    return labels?.[0]
      ? visibleText(labels[0])
      : placeholder?.toLowerCase() || visibleText(control);
  }
  const controls = [...document.querySelectorAll('a[href], button, [role=option], input, textarea')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) =>
      visibleText(each.closest('article, li, tr, section') ?? each).includes(beside),
    );
  const begin = controls.filter((each) => shownBy(each).startsWith(`${spoken}`));
  const exact = begin.filter((each) => shownBy(each) === spoken);
  const found = exact.length > 0 ? exact : begin;
  // Several links to one page do the same.
  const isOne = new Set(found.map((each) => each.getAttribute('href') ?? each)).size === 1;
  return isOne ? found[0] : found.map((each) => each.outerHTML);
}

/** Clicks the control with these words; with words after a comma, the one beside which they are. */
async function say(page: Page, words: string) {
  await expect(async () => {
    const control = await page.evaluateHandle(controlFor, words.toLowerCase().split(', '));
    expect(control.asElement(), `${words}: ${await control.jsonValue()}`).not.toBeNull();
    await control.asElement()?.click();
  }).toPass({ timeout: 20_000 });
}

/** Says the label of a field, then the text. */
async function dictate(page: Page, label: string, text: string) {
  await say(page, label);
  await page.keyboard.insertText(text);
}

test('three products are bought and the order is sent by saying what is visible', async ({
  page,
  open,
}) => {
  const handTools = categoryFor('socket-set-40pc');
  await open('/');
  await dictate(page, 'Search', 'spray gun');
  await say(page, 'HVLP Gravity-Feed Spray Gun');
  await expect(heading(page)).toHaveText('HVLP Gravity-Feed Spray Gun');
  await say(page, 'Add to Cart');
  await expect(cartLink(page, 1)).toBeVisible();
  await say(page, handTools.navLabel);
  await expect(heading(page)).toHaveText(handTools.name);
  await say(page, 'Add to Cart, Socket Set');
  await expect(cartLink(page, 2)).toBeVisible();
  await say(page, 'All Tools');
  await expect(heading(page)).toHaveText('All Tools');
  await say(page, 'Add to Cart, True-RMS Automotive Multimeter');
  await expect(cartLink(page, 3)).toBeVisible();
  await say(page, 'Cart');
  await expect(heading(page)).toHaveText('Cart');
  await dictate(page, 'Job name', 'Bay 3');
  await say(page, 'Text');
  await say(page, 'Copy order');
  await expect(page.getByText('Order copied')).toBeVisible();
  expect(await copiedText(page)).toMatch(orderOfThree);
});
