// What the visual suite looks at: every template in each of these viewports, text sizes and modes.
import type { Page } from '@playwright/test';
import { informationUrls } from '../fixtures/urls';
import { type Template, templates } from './templates';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const screen: Media = { media: 'screen', colorScheme: 'light', forcedColors: 'none' };

export const modes = {
  light: screen,
  dark: { ...screen, colorScheme: 'dark' },
  forced: { ...screen, forcedColors: 'active' },
  print: { ...screen, media: 'print' },
} satisfies Record<string, Media>;

export type Mode = keyof typeof modes;

export type Look = {
  readonly width: number;
  readonly height: number;
  /** Percent of the browser's default font size. */
  readonly text: 100 | 130 | 200;
  readonly modes: readonly Mode[];
};

const sizes = [
  [320, 568],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [844, 390],
] as const;

export const looks: readonly Look[] = [
  ...sizes.map(([width, height]) => look(width, height, 100, ['light', 'dark', 'forced'])),
  // 1280 by 1024 pixels at 400 % zoom.
  look(320, 256, 100, ['light']),
  // A4 at 96 pixels per inch.
  look(794, 1123, 100, ['print']),
  look(320, 568, 130, ['light']),
  ...sizes.map(([width, height]) => look(width, height, 200, ['light'])),
];

/** The templates that have most beside each other: `npm test` looks at them with large text. */
const widest: readonly Template[] = ['home', 'products', 'comparison', 'product', 'cart-full'];

function look(width: number, height: number, text: Look['text'], modes: Look['modes']): Look {
  return { width, height, text, modes };
}

export const lookName = ({ width, height, text }: Look) =>
  `${width} x ${height}${text === 100 ? '' : `, ${text} % text`}`;

/** Whether `npm test` looks at the template: once, in the first mode. */
export function isDaily(look: Look, template: Template) {
  if (widest.includes(template)) return lookName(look) === '390 x 844, 200 % text';
  return lookName(look) === '320 x 568' && !informationUrls.includes(templates[template]);
}
