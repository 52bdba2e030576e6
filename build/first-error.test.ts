import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { packageFiles, sourceFiles, sourceFolders } from './sources.mjs';

const linked = ['node_modules', 'package-lock.json', 'public'];
const copied = [...sourceFiles, ...sourceFolders, ...packageFiles, 'tools', 'test/steps'].filter(
  (path) => !linked.includes(path),
);

/**
 * Runs a command in a copy of the project whose file has a fault, with the `dist/` of an earlier build. Returns what it
 * prints and the files of `dist/`.
 */
async function runWithFault(command: string[], file: string, [before, after]: [string, string]) {
  const copy = mkdtempSync(join(tmpdir(), 'torque-bay-fault-'));
  try {
    for (const path of copied) cpSync(path, join(copy, path), { recursive: true });
    for (const path of linked) symlinkSync(resolve(path), join(copy, path));
    mkdirSync(join(copy, 'dist'));
    writeFileSync(join(copy, 'dist/index.html'), 'Of an earlier build');
    // Tailwind takes most of the time.
    writeFileSync(join(copy, 'src/styles.css'), '');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(copy, file), text.replace(before, after));
    const output = await new Promise<string>((done) => {
      const options = { cwd: copy, env: { ...process.env, NODE_ENV: undefined, SITE_URL: '' } };
      execFile(process.execPath, command, options, (error, stdout, stderr) =>
        done(stripVTControlCharacters(error ? stdout + stderr : 'No error')),
      );
    });
    return { output, dist: readdirSync(join(copy, 'dist')) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

// Any product of the store.
const folder = 'src/catalogue/products';
const product = `${folder}/${readdirSync(folder)[0]}`;
const text = readFileSync(product, 'utf8');
const [price = ''] = text.match(/price: [\d.]+/) ?? [];
const [buy = ''] = readFileSync('src/store.ts', 'utf8').match(/buy: '[^']+'/) ?? [];

// Three builds: a fault that a plugin finds, and those of two schemas. `npm run check` says the same. The sentences are tested where they are made.
test.concurrent.each<[fault: string, command: string[], file: string, edit: [string, string]]>([
  [
    'A plugin found a fault.',
    ['tools/start.mjs'],
    'build/build.ts',
    [
      '    writeBundle',
      "    buildStart() { this.error('A plugin found a fault.'); },\n    writeBundle",
    ],
  ],
  [
    `${product}: price is 0, which is no amount of`,
    ['node_modules/vite/bin/vite.js', 'build'],
    product,
    [price, 'price: 0'],
  ],
  [
    `${product}: price is 0, which is no amount of`,
    ['tools/check-facts.mjs'],
    product,
    [price, 'price: 0'],
  ],
  [
    'buy of colors is not #rrggbb.',
    ['node_modules/vite/bin/vite.js', 'build'],
    'src/store.ts',
    [buy, "buy: 'orange'"],
  ],
])(
  'the error that is shown is the first one, and the earlier build stays: %s',
  async (fault, command, file, edit) => {
    const { output, dist } = await runWithFault(command, file, edit);
    expect(output).toContain(fault);
    expect(output).not.toContain('vite-plugin-pwa');
    // The reader of these faults is an owner, for whom a stack trace is noise.
    expect(output).not.toMatch(/^ +at .*check(Store|Catalogue)/m);
    expect(dist).toEqual(['index.html']);
  },
);
