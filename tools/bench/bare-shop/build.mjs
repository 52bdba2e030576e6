// Builds the bare React shop of this folder, prerendered as the store is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { build, runnerImport } from 'vite';

/** @type {import('../../../test/steps/builds.mjs').StoreBuild} */
export const bareShop = { folder: 'reports/builds/bare-shop', basePath: '/' };

export async function buildBareShop() {
  const outDir = `${bareShop.folder}/dist`;
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      rollupOptions: {
        input: 'tools/bench/bare-shop/main.tsx',
        output: { entryFileNames: 'main.js' },
      },
    },
  });
  const { module } = await runnerImport('./tools/bench/bare-shop/shop.tsx', { logLevel: 'error' });
  const { Shop, urls } = /** @type {typeof import('./shop.tsx')} */ (module);
  for (const location of urls) {
    const body = renderToString(createElement(StaticRouter, { location }, createElement(Shop)));
    const file = join(outDir, location === '/' ? 'index.html' : `${location}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<script type="module" src="/main.js"></script></head><body>${body}</body></html>`,
    );
  }
}
