import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import config from '../postcss.config.js';

// Vite warns of declarations without, among them those of keyframes in tailwind.config.ts.
test('every declaration of the CSS has a source file', async () => {
  const from = 'src/styles.css';
  const { root } = await postcss(config.plugins).process(readFileSync(from, 'utf8'), { from });
  const without: string[] = [];
  root.walkDecls((declaration) => {
    if (!declaration.source?.input.file) without.push(`${declaration}`);
  });
  expect(without).toEqual([]);
});
