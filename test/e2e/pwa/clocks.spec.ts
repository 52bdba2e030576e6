// No promise of the store depends on the browser's clock, time zone or language. Each test changes two of them.
import { expect } from '@playwright/test';
import { shippingFor, shippingText } from '../../../src/cart/pricing.ts';
import { type Cents, formatMoney } from '../../../src/money/money.ts';
import { categoryFor } from '../fixtures/categories.ts';
import { withText } from '../fixtures/flaky-server.ts';
import { cartLink, expectToOpen, savedMessage } from '../fixtures/page.ts';
import { checkForUpdates, test, updateNotice } from '../fixtures/updates.ts';

const shippingAndTotal = (subtotal: Cents) => [
  shippingText(subtotal),
  formatMoney(subtotal + shippingFor(subtotal)),
];

/** Playwright's clock does not reach service workers, so their script begins with this one. The clock of the browser's process stays. */
const clockAt = (time: number) => `Date = class extends Date {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [${time}])); }
  static now() { return ${time}; }
};
`;

for (const [name, date, locale, timezoneId, offset] of [
  ['1970 in an Arabic browser', '1970-01-01T00:00:00.000Z', 'ar-EG', 'UTC', 0],
  ['2099 in UTC+14', '2099-12-31T23:59:59.000Z', 'en-US', 'Pacific/Kiritimati', -14 * 60],
] as const) {
  test.describe(name, () => {
    test.use({ locale, timezoneId });

    test('the store is precached, keeps the cart in an update and works with the server stopped', async ({
      page,
      context,
      flakyServer,
      shopUntilPublished,
    }) => {
      const time = Date.parse(date);
      await context.clock.setFixedTime(time);
      flakyServer.change = (path, answer) =>
        path === '/sw.js' ? withText(answer, (script) => clockAt(time) + script) : answer;

      await test.step('the first visit precaches everything, and adds to the cart', async () => {
        await shopUntilPublished();
        await expect(savedMessage(page)).toBeVisible();
        const [worker] = context.serviceWorkers();
        const read = () => [
          new Date().toISOString(),
          new Date().getTimezoneOffset(),
          navigator.language,
        ];
        expect(await page.evaluate(read)).toEqual([date, offset, locale]);
        expect(await worker?.evaluate(read)).toEqual([date, offset, locale]);
      });

      await test.step('the cart and the text of the order have the amounts of the store', async () => {
        await cartLink(page, 2).click();
        await expect(page.getByRole('definition')).toHaveText([
          '$139.98',
          ...shippingAndTotal(139_98n),
        ]);
        await page.getByRole('button', { name: 'Text', exact: true }).click();
        const copied = await page.evaluateHandle(() => {
          const texts: string[] = [];
          navigator.clipboard.writeText = async (text) => void texts.push(text);
          return texts;
        });
        await page.getByRole('button', { name: 'Copy order' }).click();
        await expect(page.getByText('Order copied')).toBeVisible();
        const [text] = await copied.jsonValue();
        expect(text).toContain('20V LED Work Light, TB-1110, 2 pieces, $69.99 each: $139.98\n');
        const [shipping, total] = shippingAndTotal(139_98n);
        expect(text).toContain(`Subtotal: $139.98\nShipping: ${shipping}\nTotal: ${total}\n`);
      });

      await test.step('a new version is offered, and accepting it keeps the cart', async () => {
        await checkForUpdates(page);
        await expect(updateNotice(page)).toBeVisible();
        await cartLink(page, 2).click();
        await page.getByRole('button', { name: 'Update now' }).click();
        await expect(page.getByRole('definition')).toHaveText([
          '$119.98',
          ...shippingAndTotal(119_98n),
        ]);
        await expect(cartLink(page, 2)).toBeVisible();
      });

      await test.step('with the server stopped a page opens', async () => {
        await flakyServer.stop();
        const tab = await context.newPage();
        await expectToOpen(tab, `${flakyServer.url}${categoryFor('angle-grinder-5in').url}`);
        await expect(tab.getByText('$59.99', { exact: true })).toBeVisible();
        await expect(cartLink(tab, 2)).toBeVisible();
      });
    });
  });
}
