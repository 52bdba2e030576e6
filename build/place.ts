import { existsSync, readFileSync } from 'node:fs';

/** A file and its first line with this text: `src/store.ts:12`. Line 1 if no line has it; only the file if there is none. */
export function placeOf(file: string, text: string): string {
  if (!existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1 || 1}`;
}
