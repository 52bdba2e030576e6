// Shoppers who have asked their browser to save data.
import { expect } from '@playwright/test';
import { untilHydrated } from '../../../tools/browser.mjs';
import { expectImages, expectToOpen, savedMessage, untilPrecached } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

test('a visit with Save-Data precaches nothing until the shopper asks for it', async ({
  page,
  context,
  flakyServer,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const requests: string[] = [];
  flakyServer.fate = (path) => {
    requests.push(path);
    return 'forward';
  };
  await page.goto(`${flakyServer.url}/shipping`);
  await untilHydrated(page);
  const save = page.getByRole('button', { name: /^Save for offline use \(\d\.\d MB\)$/ });
  await expect(save).toBeVisible();
  expect(requests.filter((path) => /precache\.json|sw\.js|product/.test(path))).toEqual([]);

  await save.click();
  await expect(save).toHaveCount(0);
  await expect(savedMessage(page)).toBeVisible({ timeout: 20_000 });
  await untilPrecached(page);
  await page.goto(`${flakyServer.url}/returns`);
  await expect(savedMessage(page)).toBeVisible();
  await expect(save).toHaveCount(0);
  await flakyServer.stop();
  await expectToOpen(page, `${flakyServer.url}/product/led-work-light-20v`);
  await expectImages(page);
});
