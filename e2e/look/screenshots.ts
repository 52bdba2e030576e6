import type { Page } from '@playwright/test';
import { type Look, type Mode, modes } from './looks';
import { loadImages, type Template } from './templates';

/** Contains a folder for each contact sheet, with its screenshots named `template@size.png`. */
export const screenshotFolder = 'reports/look';

/** The widths at which the sheets also show the whole page. */
const fullPageWidths = [390, 1440];

/** Takes the screenshots of a page for the contact sheets: of the viewport, and of the whole page. */
export async function takeScreenshots(page: Page, template: Template, look: Look, mode: Mode) {
  const { width, height, text } = look;
  await page.emulateMedia(modes[mode]);
  await loadImages(page);
  const sheet = text === 100 ? mode : `text-${text}`;
  const take = (folder: string, fullPage: boolean) =>
    page.screenshot({
      path: `${screenshotFolder}/${folder}/${template}@${width}x${height}.png`,
      fullPage,
      animations: 'disabled',
      caret: 'hide',
    });
  await take(sheet, false);
  if (fullPageWidths.includes(width)) await take(`${sheet}-full-${width}`, true);
}
