import { copyFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Logger, type Plugin, runnerImport } from 'vite';
import { afterBundle } from './build/after-bundle.ts';
import { basePath } from './build/base-path.mjs';
import { checkStore } from './build/check-store.ts';
import { type Content, headsOf, readContent } from './build/content.ts';
import { englishWords } from './build/english-words.ts';
import { folderProblem } from './build/folder-name.mjs';
import { bundledLicenses } from './build/licenses.ts';
import { pageTemplate, plainImports } from './build/page-template.ts';
import { errorForOwner } from './build/problems.ts';
import { checkNames, filesIn } from './build/public-files.ts';
import { pwa } from './build/pwa.ts';
import { otherFiles, renderSite, type Site, writeHostFiles, writeSite } from './build/site.ts';
import { siteUrlFrom, siteUrlNote } from './build/site-url.ts';
import { staticHost } from './build/static-host.ts';
import { storeVersion } from './build/version.ts';
import project from './package.json' with { type: 'json' };
import { products } from './src/catalogue/products.ts';
import { moneyFormatOf } from './src/money/money-format.ts';
import { brand, store } from './src/store.ts';

type CatalogueCheck = ReturnType<typeof import('./build/check-catalogue.ts').checkCatalogue>;

/** The checks and the pages, at the start of the build: a build that is refused leaves the last one in `dist/`. */
function beforeBundle(content: Content, siteUrl: string | undefined) {
  let check: CatalogueCheck = { warning: '', missing: [] };
  let site: Site;
  let logger: Logger;
  const plugin: Plugin = {
    name: 'before-bundle',
    apply: 'build',
    // Vite reports an error of a later hook with its own stack.
    async config() {
      const { module } = await runnerImport<typeof import('./build/check-catalogue.ts')>(
        './build/check-catalogue.ts',
        { logLevel: 'error' },
      );
      check = module.checkForBuild(content.images);
      site = await renderSite(content, siteUrl, basePath);
      checkNames(filesIn('public'), site.urls, [...site.pages.keys(), ...otherFiles]);
    },
    configResolved(config) {
      logger = config.logger;
    },
  };
  return { plugin, result: () => ({ ...check, site, logger }) };
}

type BeforeBundle = ReturnType<ReturnType<typeof beforeBundle>['result']>;

/** Resolves to the files of the pages. */
async function writePages(
  outDir: string,
  bundle: readonly string[],
  siteUrl: string | undefined,
  { warning, missing, site, logger }: BeforeBundle,
) {
  for (const url of missing) copyFileSync(`build/no-photograph${extname(url)}`, `${outDir}${url}`);
  if (warning) logger.warn(warning);
  await writeSite(outDir, site, bundle, siteUrl, basePath);
  await writeHostFiles(outDir, siteUrl, basePath);
  return [...site.pages.keys()];
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

/** The app of a build has no texts, so that they do not delay its start. The development server has no files with them. */
const contentWithoutTexts = (content: Content): Plugin => ({
  name: 'content-without-texts',
  apply: 'build',
  config: () => ({ define: { CONTENT_PAGES: JSON.stringify(headsOf(content)) } }),
});

/** Reads the pages again if one of their files changes. */
const restartForContent = (): Plugin => ({
  name: 'restart-for-content',
  apply: 'serve',
  configureServer(server) {
    const folder = join(server.config.root, 'content');
    server.watcher.on('all', (_, file) => {
      if (dirname(file) === folder) server.restart();
    });
  },
});

async function storeConfig() {
  const problem = folderProblem();
  if (problem) throw errorForOwner(problem);
  checkStore();
  const content = await readContent();
  const siteUrl = siteUrlFrom(process.env, basePath);
  const before = beforeBundle(content, siteUrl);
  return defineConfig({
    base: basePath,
    define: {
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl ?? ''),
      'import.meta.env.BUILD': JSON.stringify(`Version ${storeVersion(project.version)}`),
      'import.meta.env.THEME_COLOR': JSON.stringify(brand.colors.header),
      'import.meta.env.LOGO_URL': JSON.stringify(basePath + store.logo.slice(1)),
      CONTENT_PAGES: JSON.stringify(content.pages),
      MONEY_FORMAT: JSON.stringify(moneyFormatOf(brand.locale, store.currency)),
    },
    build: {
      modulePreload: false,
      cssCodeSplit: false,
      // The oldest browsers that Tailwind supports: https://tailwindcss.com/docs/compatibility. Autoprefixer reads them too.
      target: project.browserslist.map((browser) => browser.replace(' ', '')),
      license: { fileName: bundledLicenses.app },
      // Owners need no times of plugins.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // Its CORS headers vary by origin, so the browser would load scripts twice: findings/module-scripts-send-origin.sh.
    preview: { cors: false },
    plugins: [
      react(),
      englishWordsForSearch(),
      contentWithoutTexts(content),
      restartForContent(),
      pageTemplate(),
      plainImports(),
      staticHost(),
      siteUrlNote(siteUrl),
      before.plugin,
      afterBundle(
        pwa(basePath, (outDir, bundle) => writePages(outDir, bundle, siteUrl, before.result())),
      ),
    ],
  });
}

export default await storeConfig();
