// The install of the service worker on a slow network: whole, and after the browser was closed in its middle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProfile } from '../scripts/browser.mjs';

/** After so many files of the precache the browser is closed. */
const filesBefore = 40;

/**
 * The seconds of both parts, and what the second part requested although the first had received it.
 * @param {Awaited<ReturnType<typeof import('./slow-network.mjs').startSlowNetwork>>} network
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
export async function interruptedInstall({ log }, options) {
  const profile = mkdtempSync(join(tmpdir(), 'torque-bay-profile-'));
  const received = () => log.filter(({ isByWorker, isComplete }) => isByWorker && isComplete);
  /** Opens the store until the condition is met; the seconds from its first request of a file for the precache. */
  const visit = async (
    /** @type {(page: import('@playwright/test').Page) => Promise<unknown>} */ condition,
  ) => {
    log.length = 0;
    const context = await launchProfile(profile, options);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/');
    while (!log.some(({ isByWorker }) => isByWorker)) await page.waitForTimeout(20);
    const start = performance.now();
    await condition(page);
    const seconds = (performance.now() - start) / 1000;
    await context.close();
    return seconds;
  };
  const first = await visit(async (page) => {
    while (received().length < filesBefore) await page.waitForTimeout(20);
  });
  const files = new Set(received().map(({ path }) => path));
  const second = await visit((page) =>
    page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)),
  );
  const repeated = log.filter(({ path, isByWorker }) => isByWorker && files.has(path));
  rmSync(profile, { recursive: true });
  return {
    seconds: first + second,
    requests: repeated.length,
    bytes: repeated.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
