import type { Page } from '@playwright/test';
import { axeTags, colorRules, runAxe } from '../fixtures/axe';
import { scrollToTop } from '../fixtures/in-page';
import { shopperOn } from '../fixtures/page';
import { smallTargets } from '../fixtures/touch-targets';
import { clippedText } from './checks/clipped-text';
import { coveredElements } from './checks/covered-elements';
import { overflow } from './checks/overflow';
import { overlappingText } from './checks/overlapping-text';
import { type Mode, modes } from './looks';

const paperChecks = { overflow, clippedText, overlappingText };
const screenChecks = { ...paperChecks, coveredElements, smallTargets };

/**
 * Every fault of the page in a mode, as lines that name the check and the element. Contrast takes most of the
 * time, and a shorter run can leave it out.
 */
export async function faultsIn(page: Page, mode: Mode, hasContrast = true): Promise<string[]> {
  await page.emulateMedia(modes[mode]);
  await page.evaluate(scrollToTop);
  const found: string[] = [];
  const checks = mode === 'print' ? paperChecks : screenChecks;
  for (const [name, check] of Object.entries(checks)) {
    const faults = await page.evaluate(check);
    found.push(...faults.map((fault) => `${mode}, ${name}: ${fault}`));
  }
  if (mode === 'print') return found;
  return [...found, ...(await axeFaults(page, mode, hasContrast))];
}

async function axeFaults(page: Page, mode: Mode, hasContrast: boolean) {
  // axe counts a target under a bar as smaller. smallTargets demands more, and scrolls each one out from under the bars.
  const disabled = ['target-size'];
  // axe does not judge the colours of the system.
  if (!hasContrast || mode === 'forced') disabled.push('color-contrast');
  const { violations } = await runAxe(shopperOn(page), {
    // Only colours differ in the dark.
    runOnly: mode === 'dark' ? colorRules : axeTags,
    disabled,
  });
  return violations.map(([rule, html]) => `${mode}, axe: ${rule} ${html}`);
}
