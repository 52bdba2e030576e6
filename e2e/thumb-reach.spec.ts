// A phone is held in either hand: the main actions are within reach of its thumb.
import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures/test';

test.describe('on a phone, either thumb reaches', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function expectInReach(button: Locator) {
    const { top, bottom, left, right } = await button.evaluate((element) =>
      element.getBoundingClientRect(),
    );
    expect((top + bottom) / 2).toBeGreaterThanOrEqual(0.4 * 844);
    expect(bottom).toBeLessThanOrEqual(844);
    expect(left).toBeLessThan(195);
    expect(right).toBeGreaterThan(195);
  }

  test('Add to Cart', async ({ page, open }) => {
    await open('/product/obd2-scan-tablet');
    const add = page.getByRole('button', { name: 'Add to Cart' });
    for (const top of [0, 800, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expectInReach(add);
    }
    await add.click();
    await expectInReach(add);
  });

  test('Proceed to Checkout', async ({ page, open }) => {
    for (const items of [
      'socket-set-40pc:1',
      'socket-set-40pc:1,hvlp-spray-gun:2,obd2-scan-tablet:1',
    ]) {
      await open(`/cart?items=${items}`);
      await expectInReach(page.getByRole('button', { name: 'Proceed to Checkout' }));
    }
  });
});
