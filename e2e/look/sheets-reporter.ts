import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { contactSheet } from './contact-sheet';
import { screenshotFolder } from './screenshots';

const sheetFolder = join(screenshotFolder, 'sheets');

/** Puts the screenshots of the project `look` on contact sheets, one for each mode and size of text. */
export default class SheetsReporter implements Reporter {
  private isLooking = false;

  onBegin(_: FullConfig, { suites }: Suite) {
    this.isLooking = suites.some(({ title }) => title === 'look');
    if (this.isLooking) rmSync(screenshotFolder, { recursive: true, force: true });
  }

  async onEnd() {
    if (!this.isLooking || !existsSync(screenshotFolder)) return;
    const folders = readdirSync(screenshotFolder);
    mkdirSync(sheetFolder);
    for (const folder of folders) {
      const sheet = await contactSheet(join(screenshotFolder, folder));
      await sheet.png().toFile(join(sheetFolder, `${folder}.png`));
    }
    process.stdout.write(`${folders.length} contact sheets in ${sheetFolder}/\n`);
  }
}
