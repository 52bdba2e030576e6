import { expect } from '@playwright/test';
import { browserFlags, findHeadlessShell } from '../../scripts/browser.mjs';
import { test as base } from '../fixtures/test';
import { addLook } from './checks/in-page';
import { faultsIn } from './faults';
import { isDaily, type Look, lookName, looks } from './looks';
import { takeScreenshots } from './screenshots';
import { templateNames, templates } from './templates';

export type LookOptions = {
  /** Whether to check all modes and to take screenshots, or the first mode without its contrast, which templates.spec.ts checks. */
  isWhole: boolean;
};

export const test = base.extend<LookOptions>({
  isWhole: [true, { option: true }],
  page: async ({ page }, use) => {
    await page.addInitScript(addLook);
    await use(page);
  },
});

const executablePath = findHeadlessShell();
const fontSize = (text: Look['text']) => Math.round((16 * text) / 100);

/** Sets the browser's default font size, as shoppers do in its settings. */
export const launchOptionsWith = (text: Look['text']) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...browserFlags, `--blink-settings=defaultFontSize=${fontSize(text)}`],
});

/** Declares a test of each template in each look with this size of text. */
export function lookAtAll(text: Look['text']) {
  for (const look of looks.filter((each) => each.text === text)) {
    const { width, height, modes } = look;
    test.describe(lookName(look), () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
      for (const template of templateNames) {
        const tag = isDaily(look, template) ? ['@daily'] : [];
        test(`${template} in ${lookName(look)}`, { tag }, async ({ page, open, isWhole }) => {
          await open(templates[template]);
          const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
          expect(size).toBe(`${fontSize(text)}px`);
          const faults: string[] = [];
          for (const mode of isWhole ? modes : modes.slice(0, 1)) {
            if (isWhole) await takeScreenshots(page, template, look, mode);
            faults.push(...(await faultsIn(page, mode, isWhole)));
          }
          expect(faults).toEqual([]);
        });
      }
    });
  }
}
