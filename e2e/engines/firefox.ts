import puppeteer from 'puppeteer-core';
import { programsOf } from '../../scripts/engines.mjs';
import type { Role } from '../shopping-trip';
import { type EngineShopper, phone } from './engine-shopper';

/** Debian's Firefox ESR, driven over WebDriver BiDi: Playwright drives only a Firefox of its own making. */
export async function openFirefox(): Promise<EngineShopper> {
  const [executablePath = ''] = programsOf('Firefox');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport(phone);

  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noise.push(message.text());
  });
  // Thrown errors, and what Firefox itself reports, such as a breach of the security policy.
  page.on('pageerror', (error) => noise.push(String(error)));

  const control = (role: Role, name: string) =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  return {
    open: async (url) => void (await page.goto(url)),
    press: (role, name) => control(role, name).click(),
    fill: (role, name, text) => control(role, name).fill(text),
    evaluate: (work, argument) => page.evaluate(work as never, argument),
    addSource: (source) => page.evaluate(source),
    noise,
    leave: () => browser.close(),
  };
}
