// Finds the browser of the end-to-end tests. Run as a command, it installs one where there is none.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { stop } from './prepare.mjs';
import { findProgram, installPackages, isExecutable, run } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellName = 'chromium-headless-shell';
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium's own sandbox does not start for root, who runs the tests in containers; the other switches
 * keep the browser from talking to anyone but the store.
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
 * The first of: CHROME_PATH, an installed Chromium or Chrome, Playwright's own.
 * A CHROME_PATH that cannot be run ends the command: it was meant.
 * @returns {{ path: string, origin: string } | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return { path: chosen, origin: 'CHROME_PATH' };
    stop(`CHROME_PATH is ${chosen}, which cannot be run.`);
  }
  const installed = findProgram(names) ?? macApplications.find(isExecutable);
  if (installed) return { path: installed, origin: 'installed on this machine' };
  const own = chromium.executablePath();
  return isExecutable(own) ? { path: own, origin: "Playwright's own" } : undefined;
}

/**
 * The browser for tests without a window: Chromium's headless shell, which loads a page in half the time,
 * else the whole browser. `undefined` means Playwright's own.
 * @returns {string | undefined}
 */
export const findHeadlessShell = () =>
  process.env.CHROME_PATH ?? findProgram([shellName]) ?? findBrowser()?.path;

/** Launches the browser for commands that use Playwright without its test runner. */
export function launchBrowser() {
  const executablePath = findBrowser()?.path;
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserFlags });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findBrowser()) {
    console.log('No Chromium or Chrome on this machine: installing one ...');
    if (!installPackages('chromium')) run('npx playwright install chromium');
  }
  // Debian has this package; elsewhere the whole browser takes its place.
  if (!process.env.CHROME_PATH && !findProgram([shellName])) installPackages(shellName);
  const browser = findBrowser();
  if (!browser) stop('no Chromium or Chrome could be installed; set CHROME_PATH to one.');
  console.log(`Browser: ${browser.path} (${browser.origin})`);
  console.log(`Without a window: ${findHeadlessShell()}`);
}
