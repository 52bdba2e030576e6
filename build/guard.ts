// The inline script of each page, src/start/guard.ts, as text. As a file of its own it would arrive after the first paint on slow
// phones.
import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';

const { output } = (await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  build: {
    write: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/start/guard.ts', output: { format: 'iife' } },
  },
})) as Rolldown.RolldownOutput;

export const guard: string = output[0].code.trim();

/** The script as a source of the Content Security Policy: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const guardSource = `'sha256-${createHash('sha256').update(guard).digest('base64')}'`;
