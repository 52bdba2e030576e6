// The layout of the page that is open, in one of the modes that a system or a browser can ask for.
import { expect, type Page } from '@playwright/test';
import { scrollToTop } from '../fixtures/in-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { smallTargets } from './small-targets.ts';

const modes = ['light', 'dark', 'forced colors', '200 % text'] as const;
export type Mode = (typeof modes)[number];

/** The modes in turn. */
export const modeOf = (n: number) => modes[n % modes.length] ?? 'light';

export async function setMode(page: Page, mode: Mode) {
  await page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced colors' ? 'active' : 'none',
  });
  // The font size of the browser's settings.
  const session = await page.context().newCDPSession(page);
  const standard = mode === '200 % text' ? 32 : 16;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** No element overflows or overlaps another, and targets are large enough for a mouse and for a finger. */
export async function expectLayout(page: Page, mode: Mode) {
  const fontSize = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(fontSize).toBe(mode === '200 % text' ? '32px' : '16px');
  await page.evaluate(scrollToTop);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  const session = await page.context().newCDPSession(page);
  for (const enabled of [false, true]) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled });
    const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    expect(isCoarse).toBe(enabled);
    await page.evaluate(scrollToTop);
    expect(await page.evaluate(smallTargets), `small targets, touch: ${enabled}`).toEqual([]);
  }
}
