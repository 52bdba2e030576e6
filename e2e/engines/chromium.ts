import { launchBrowser } from '../../scripts/browser.mjs';
import { listen } from '../console-noise';
import { shopperAt } from '../shopper';
import { type EngineShopper, phone } from './engine-shopper';

/** The Chromium that all end-to-end tests use, driven by Playwright. */
export async function openChromium(): Promise<EngineShopper> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: phone });
  const noise: string[] = [];
  listen(page.context(), noise);
  return {
    ...shopperAt(page),
    addSource: (source) => page.evaluate(source),
    noise,
    leave: () => browser.close(),
  };
}
