// Finds the browser for the end-to-end tests, `npm test -- audit`, `npm run bench` and `npm run screenshots`. The npm commands of
// the end-to-end tests first run this file, which installs a missing browser.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { exitWithError } from './prepare.mjs';
import { findProgram, installPackages, isExecutable, run } from './programs.mjs';

const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const shellName = 'chromium-headless-shell';
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium's sandbox does not start as root, which containers use. The other flags prevent requests to
 * hosts other than the store.
 */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * CHROME_PATH, else an installed Chromium or Chrome, else Playwright's Chromium.
 * Exits if CHROME_PATH is not executable.
 * @returns {{ path: string, origin: string } | undefined}
 */
export function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (isExecutable(configured)) return { path: configured, origin: 'CHROME_PATH' };
    exitWithError(`CHROME_PATH is not executable: ${configured}`);
  }
  const installed = findProgram(browserNames) ?? macApplications.find(isExecutable);
  if (installed) return { path: installed, origin: 'installed' };
  const bundled = chromium.executablePath();
  return isExecutable(bundled) ? { path: bundled, origin: 'Playwright' } : undefined;
}

/**
 * The browser for headless tests: Chromium's headless shell, which loads a page in half the time, else
 * the full browser. `undefined` selects Playwright's default.
 * @returns {string | undefined}
 */
export const findHeadlessShell = () =>
  process.env.CHROME_PATH ?? findProgram([shellName]) ?? findBrowser()?.path;

function launchOptions(/** @type {string[]} */ ...flags) {
  const executablePath = findBrowser()?.path;
  return { ...(executablePath ? { executablePath } : {}), args: [...browserFlags, ...flags] };
}

/** Launches the browser for commands that do not use Playwright's test runner. */
export const launchBrowser = (/** @type {string[]} */ ...flags) =>
  chromium.launch(launchOptions(...flags));

/**
 * The same with a folder that keeps what sites store, for a browser that is restarted.
 * @param {string} profile
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
export const launchProfile = (profile, options) =>
  chromium.launchPersistentContext(profile, { ...options, ...launchOptions() });

/** Slows the scripts of a page down by that factor. */
export async function throttleCpu(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {number} */ rate,
) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Whether React has hydrated or rendered the page. It runs in the page, so it uses nothing from outside. */
export const isHydrated = () => document.documentElement.dataset.start === 'running';

export const untilHydrated = (/** @type {import('@playwright/test').Page} */ page) =>
  page.waitForFunction(isHydrated);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findBrowser()) {
    console.log('No Chromium or Chrome found. Installing Chromium ...');
    if (!installPackages('chromium')) run('npx playwright install chromium');
  }
  // Only Debian has this package. Other systems use the full browser.
  if (!process.env.CHROME_PATH && !findProgram([shellName])) installPackages(shellName);
  const browser = findBrowser();
  if (!browser)
    exitWithError('Chromium could not be installed. Set CHROME_PATH to a Chromium or Chrome.');
  console.log(`Browser: ${browser.path} (${browser.origin})`);
  console.log(`Headless: ${findHeadlessShell()}`);
}
