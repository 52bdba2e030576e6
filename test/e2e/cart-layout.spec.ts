// The layout of the cart page.
import { expect, type Page } from '@playwright/test';
import { boxOf, section } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('with nine lines, total and buttons are on the first screen, and a line is one row of 88 px', async ({
  page,
  open,
}) => {
  await open(
    '/cart?items=obd2-scan-tablet:1,air-ratchet-three-eighths-in:1,led-work-light-20v:4,angle-grinder-5in:1,digital-heat-gun:1,click-torque-wrench-half-in:1,hvlp-spray-gun:2,true-rms-multimeter:1,combination-wrench-set-12pc:1',
  );
  const summary = section(page, 'Order Summary');
  for (const shown of [
    summary.getByText('$2,169.87').last(),
    button(page, 'Order by phone'),
    button(page, 'Proceed to Checkout'),
    page.getByText("Online checkout isn't open yet", { exact: true }),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  await expect(summary.locator('dl > :last-child')).toHaveCSS('font-size', '32px');
  const lines = page.getByRole('list', { name: 'Products' }).locator('li:has(h2)');
  const heights = () =>
    lines.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(await heights()).toEqual(Array(9).fill(88));
  await button(page, /^Remove 20V/).click();
  await expect(button(page, 'Undo')).toBeVisible();
  expect(await heights()).toEqual(Array(9).fill(88));
});

test('Send or save is at most 190 px high: three buttons in a row, and the job name above them', async ({
  page,
  open,
}) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/cart?items=socket-set-40pc:1');
    const heading = page.getByRole('heading', { name: 'Send or save this list' });
    const jobName = await boxOf(page.getByLabel('Job name'));
    const [link, text, print] = await Promise.all(
      ['Link', 'Text', 'Print'].map((name) => boxOf(button(page, name))),
    );
    expect([text?.y, print?.y]).toEqual([link?.y, link?.y]);
    expect(link?.y).toBeGreaterThanOrEqual(jobName.y + jobName.height);
    // Between the paddings of 16 px.
    const { y } = await boxOf(heading);
    expect((link?.y ?? 0) + (link?.height ?? 0) - y).toBeLessThanOrEqual(158);
  }
});

test('a line with a warning is marked at its edge, and its text has no background', async ({
  page,
  open,
}) => {
  await open('/cart?items=socket-set-40pc:1,hvlp-spray-gun:1');
  const lines = page.getByRole('list', { name: 'Products' }).locator('li:has(h2)');
  const marks = () =>
    lines.evaluateAll((rows) =>
      rows.map(
        (row) =>
          [...row.querySelectorAll('*')].filter((each) => {
            const { x, width } = each.getBoundingClientRect();
            const { backgroundColor } = getComputedStyle(each);
            const isAtEdge = x === row.getBoundingClientRect().x && width === 4;
            return isAtEdge && backgroundColor === 'rgb(201, 138, 0)';
          }).length,
      ),
    );
  expect(await marks()).toEqual([0, 1]);
  await expect(page.getByText(/^Needs 9/)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
