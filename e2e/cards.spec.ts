// How the cards of products are laid out.
import { expect, type Page } from '@playwright/test';
import { horizontalOverflow } from './fixtures/in-page';
import { test } from './fixtures/test';

/** For each row of cards, how many different heights its names, stars, prices, discounts and buttons begin at. */
const differencesOfRows = () => {
  const rows = new Map<number, Set<string>>();
  const parts = ['h2, h3', 'p:has([role=img])', 'p:has(s) > span', 's', 's + span', 'button'];
  for (const card of document.querySelectorAll('article')) {
    const { top } = card.getBoundingClientRect();
    const tops = parts.map((part) => card.querySelector(part)?.getBoundingClientRect().top);
    rows.set(top, (rows.get(top) ?? new Set()).add(tops.join()));
  }
  return [...rows.values()].map((tops) => tops.size);
};

const columns = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);

// In the results of a search some cards also have an excerpt of the description.
for (const url of ['/products', '/search?q=drive']) {
  test(`the cards of ${url} stand in two to five columns, and their parts line up`, async ({
    page,
    open,
  }) => {
    await open(url);
    for (const [width, count] of [
      [320, 2],
      [390, 2],
      [768, 3],
      [1280, 4],
      [1440, 4],
      [1600, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(page), `${width} px`).toBe(count);
      const differences = await page.evaluate(differencesOfRows);
      expect(differences.length).toBeGreaterThan(0);
      expect(new Set(differences), `${width} px`).toEqual(new Set([1]));
    }
  });
}

/** Pieces of names and prices whose characters are on more than one line. */
const brokenPieces = (pieces: string[]) => {
  const broken: string[] = [];
  for (const name of document.querySelectorAll('main :is(h1, h2, h3, article s)')) {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (let offset = 0; offset < (text.nodeValue ?? '').length; offset++) {
        const character = document.createRange();
        character.setStart(text, offset);
        character.setEnd(text, offset + 1);
        tops.push(Math.round(character.getBoundingClientRect().top));
      }
    }
    for (const piece of pieces) {
      const start = name.textContent?.indexOf(piece) ?? -1;
      const first = tops[start];
      const last = tops[start + piece.length - 1];
      if (start >= 0 && first !== last) broken.push(`${piece}: ${name.textContent}`);
    }
  }
  return broken;
};

const pieces = [
  '1/4 in.',
  '1/2 in.',
  '3/8 in.',
  '5 in.',
  '6 in.',
  'OBD-II',
  '12-Piece',
  '$1,099.99',
];

test('sizes, OBD-II and prices stay on one line', async ({ page, open }) => {
  for (const url of [
    '/products',
    '/search?q=in.',
    '/product/obd2-scan-tablet',
    '/product/cordless-impact-wrench-20v',
    '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2,combination-wrench-set-12pc:1',
  ]) {
    await open(url);
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenPieces, pieces), `${url}, ${width} px`).toEqual([]);
    }
  }
});

test('the last row of "More from" is full', async ({ page, open }) => {
  for (const id of ['hvlp-spray-gun', 'obd2-scan-tablet']) {
    await open(`/product/${id}`);
    const list = page.getByRole('region', { name: 'More from' }).getByRole('list');
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [listRight, cardRight] = await list.evaluate((element) => [
        element.getBoundingClientRect().right,
        element.lastElementChild?.getBoundingClientRect().right,
      ]);
      expect(cardRight, `${id}, ${width} px`).toBeCloseTo(listRight ?? 0);
    }
  }
});

test('with text of 200 % pages fit a phone, and cards are in one column', async ({
  playwright,
  store,
}) => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  for (const url of [
    '/',
    '/products',
    '/product/led-work-light-20v',
    '/cart?items=socket-set-40pc:1,obd2-scan-tablet:999',
  ]) {
    await page.goto(store.url + url);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(await page.evaluate(horizontalOverflow), url).toBe(0);
    expect(await columns(page), url).toBeLessThanOrEqual(1);
  }
  await browser.close();
});
