// Builds the bare React shop of this folder, prerendered as the store is.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';

/** @type {import('../../scripts/test-builds.mjs').StoreBuild} */
export const bareShop = { folder: 'reports/builds/bare-shop', basePath: '/' };

export async function buildBareShop() {
  const outDir = `${bareShop.folder}/dist`;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: 'bench/bare-shop/main.tsx', output: { entryFileNames: 'main.js' } },
    },
  });
  cpSync('public/images', join(outDir, 'images'), { recursive: true });
  cpSync('public/icon.svg', join(outDir, 'icon.svg'));
  const { module } = await runnerImport('./bench/bare-shop/prerender.tsx', { logLevel: 'error' });
  for (const [url, body] of module.bodies()) {
    const file = join(outDir, url === '/' ? 'index.html' : `${url}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<script type="module" src="/main.js"></script></head><body>${body}</body></html>`,
    );
  }
}
