import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

/** The three engines that browsers are made of; WebKitGTK is the nearest to an iPhone that Linux runs. */
export const engines = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKitGTK: openWebKit,
};

export type EngineName = keyof typeof engines;
