import type { ViewportSize } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { programsOf } from '../../steps/engines.mjs';
import type { Role } from '../fixtures/shopping-trip.ts';
import type { EngineShopper } from './engine-shopper.ts';

/** The installed Firefox, driven over WebDriver BiDi: Playwright drives only its own build of Firefox. */
export async function openFirefox(viewport: ViewportSize): Promise<EngineShopper> {
  const [executablePath = ''] = programsOf('firefox');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport(viewport);

  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(message.text());
  });
  // Uncaught errors, and what Firefox itself reports, such as violations of the Content-Security-Policy.
  page.on('pageerror', (error) => consoleErrors.push(String(error)));

  const control = (role: Role, name: string) =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  return {
    open: async (url) => void (await page.goto(url)),
    click: async (role, name) => {
      const handle = await control(role, name).waitHandle();
      // Clear of the bars at the top and at the bottom.
      await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await handle.click();
    },
    fill: (role, name, text) => control(role, name).fill(text),
    evaluate: (work, argument) => page.evaluate(work as never, argument),
    addSource: (source) => page.evaluate(source),
    consoleErrors,
    close: () => browser.close(),
  };
}
