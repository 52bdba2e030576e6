import { expect, type Page } from '@playwright/test';
import { test } from './fixtures/test';

const answers = (page: Page) => page.getByRole('navigation', { name: 'Answers without a call' });
const endOfText = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Browse All' });

test('the other pages stand beside the text on a wide screen, below it on a narrow one', async ({
  page,
  open,
}) => {
  for (const url of ['/contact', '/shipping', '/returns', '/warranty', '/account']) {
    await open(url);
    for (const [width, isBeside] of [
      [1440, true],
      [1024, true],
      [1000, false],
      [320, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const [column, end] = [
        await answers(page).boundingBox(),
        await endOfText(page).boundingBox(),
      ];
      const right = (end?.x ?? 0) + (end?.width ?? 0);
      expect((column?.x ?? 0) > right, `${url} at ${width}`).toBe(isBeside);
      if (!isBeside) expect(column?.y).toBeGreaterThan(end?.y ?? 0);
    }
  }
});

test('the links beside the text are not printed', async ({ page, open }) => {
  await open('/shipping');
  await page.emulateMedia({ media: 'print' });
  await expect(answers(page)).toBeHidden();
  await expect(page.getByText('Call us', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What counts' })).toBeVisible();
});
