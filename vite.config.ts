import { copyFileSync } from 'node:fs';
import { extname } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type Plugin, runnerImport } from 'vite';
import { afterBundle } from './build/after-bundle.ts';
import { basePath } from './build/base-path.mjs';
import { checkStore } from './build/check-store.ts';
import { englishWords } from './build/english-words.ts';
import { folderProblem } from './build/folder-name.mjs';
import { bundledLicenses } from './build/licenses.ts';
import { pageTemplate } from './build/page-template.ts';
import { errorForOwner } from './build/problems.ts';
import { pwa } from './build/pwa.ts';
import { writeHostFiles, writeSite } from './build/site.ts';
import { siteUrlFrom, siteUrlNote } from './build/site-url.ts';
import { staticHost } from './build/static-host.ts';
import { storeVersion } from './build/version.ts';
import project from './package.json' with { type: 'json' };
import { products } from './src/catalogue/products.ts';
import { moneyFormatOf } from './src/money/money-format.ts';
import { brand, store } from './src/store.ts';

type CatalogueCheck = ReturnType<typeof import('./build/check-catalogue.ts').checkCatalogue>;

/** The check of the catalogue, at the start of the build: a build that is refused leaves the last one in `dist/`. */
function catalogueCheck() {
  let check: CatalogueCheck = { warning: '', missing: [] };
  const plugin: Plugin = {
    name: 'check-catalogue',
    apply: 'build',
    // Vite reports an error of a later hook with its own stack.
    async config() {
      const { module } = await runnerImport<typeof import('./build/check-catalogue.ts')>(
        './build/check-catalogue.ts',
        { logLevel: 'error' },
      );
      // scripts/start.mjs sets the first, an owner the second. A neutral tile replaces each photograph that is missing.
      const isForPublishing = process.env.IS_PREVIEW !== 'yes';
      const canLackImages = !isForPublishing || process.env.CAN_LACK_IMAGES === 'yes';
      check = module.checkCatalogue({ isForPublishing, canLackImages });
    },
  };
  return { plugin, result: () => check };
}

async function writePages(outDir: string, siteUrl: string | undefined, check: CatalogueCheck) {
  const { warning, missing } = check;
  for (const url of missing) copyFileSync(`build/no-photograph${extname(url)}`, `${outDir}${url}`);
  if (warning) createLogger().warn(warning);
  await writeSite(outDir, siteUrl, basePath);
  await writeHostFiles(outDir, siteUrl, basePath);
}

/** Only in a build, because it takes a second. */
const englishWordsForSearch = (): Plugin => ({
  name: 'english-words',
  apply: 'build',
  config: () => ({ define: { ENGLISH_WORDS: JSON.stringify(englishWordsIfValid()) } }),
});

/** None if the catalogue has a fault, which its check reports later. */
function englishWordsIfValid() {
  try {
    return englishWords(products);
  } catch {
    return '';
  }
}

function storeConfig() {
  const problem = folderProblem();
  if (problem) throw errorForOwner(problem);
  checkStore();
  const siteUrl = siteUrlFrom(process.env, basePath);
  const check = catalogueCheck();
  return defineConfig({
    base: basePath,
    define: {
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl ?? ''),
      'import.meta.env.BUILD': JSON.stringify(`Version ${storeVersion(project.version)}`),
      'import.meta.env.THEME_COLOR': JSON.stringify(brand.colors.header),
      'import.meta.env.LOGO_URL': JSON.stringify(basePath + store.logo.slice(1)),
      MONEY_FORMAT: JSON.stringify(moneyFormatOf(brand.locale, store.currency)),
    },
    build: {
      modulePreload: false,
      cssCodeSplit: false,
      // The oldest browsers that Tailwind supports: https://tailwindcss.com/docs/compatibility. Autoprefixer reads them too.
      target: project.browserslist.map((browser) => browser.replace(' ', '')),
      license: { fileName: bundledLicenses.app },
      // Which plugins take how long interests no owner.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // Its CORS headers vary by origin, so the browser would load scripts twice: findings/module-scripts-send-origin.sh.
    preview: { cors: false },
    plugins: [
      react(),
      englishWordsForSearch(),
      pageTemplate(),
      staticHost(),
      siteUrlNote(siteUrl),
      check.plugin,
      afterBundle(pwa(basePath, (outDir) => writePages(outDir, siteUrl, check.result()))),
    ],
  });
}

export default storeConfig();
