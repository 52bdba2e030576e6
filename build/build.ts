// How the store is built, from top to bottom: check, bundle, pages, precache, worker, host files.
import { copyFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { products } from '../src/catalogue/products.ts';
import { checkPrecache } from './check-precache.ts';
import { type Content, headsOf } from './content.ts';
import { englishWords } from './english-words.ts';
import { filesOfStore, writePrecacheSize } from './files-of-store.ts';
import { hashedFolder } from './headers.ts';
import { completeTemplate, plainImports } from './page-template.ts';
import { precacheOf, scriptsWarning } from './precache.ts';
import { checkNames, filesIn, uncachedPaths } from './public-files.ts';
import { serviceWorker } from './service-worker.ts';
import { renderSite, type Site, writePages } from './site.ts';
import { noteMissingUrl } from './site-url.ts';
import { baseOfPreview, serveAsHosts } from './static-host.ts';
import { otherFiles, writeHostFiles } from './write-host-files.ts';

/** `content`: the owner's pages. `siteUrl` is the published URL without a trailing slash, if it is known. */
type Facts = {
  readonly content: Content;
  readonly siteUrl: string | undefined;
  readonly base: string;
};

type CatalogueCheck = typeof import('./check-catalogue.ts');

/** The plugin of the store, and those of vite-plugin-pwa, whose service worker it builds. */
export function storeBuild({ content, siteUrl, base }: Facts): Plugin[] {
  const worker = serviceWorker(base);
  let config: ResolvedConfig;
  let site: Site;
  let warning: string;
  /** The URLs of images in whose place the store shows a tile. */
  let missing: readonly string[];
  /** The files with a hash in their names: scripts, styles and fonts. Undefined until Vite has written them. */
  let bundle: readonly string[] | undefined;

  const plugin: Plugin = {
    name: 'torque-bay',
    enforce: 'pre',

    // Check, and render the pages in memory. A build that is refused here leaves the last one in dist/. Vite reports an error of a
    // later hook with its own stack.
    async config(user, env) {
      if (env.command === 'serve') return baseOfPreview(user, env);
      // It uses `import.meta.glob`, which Node.js does not have.
      const { module } = await runnerImport<CatalogueCheck>('./build/check-catalogue.ts', {
        logLevel: 'error',
      });
      ({ warning, missing } = module.checkForBuild(content.images));
      site = await renderSite(content, siteUrl, base);
      checkNames(filesIn('public'), site.urls, [...site.pages.keys(), ...otherFiles]);
      return {
        define: {
          ENGLISH_WORDS: JSON.stringify(englishWords(products)),
          // In place of the whole pages of vite.config.ts: texts would delay the start of the app.
          CONTENT_PAGES: JSON.stringify(headsOf(content)),
        },
      };
    },
    configResolved(resolved) {
      config = resolved;
    },

    // Bundle: by Vite.
    load: plainImports,
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => completeTemplate(html, context, base),
    },
    writeBundle(_, files) {
      bundle = Object.keys(files).filter((file) => file.startsWith(hashedFolder));
    },

    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Vite calls this after a failed build too.
        if (!bundle) return;
        const { logger } = config;
        const { outDir } = config.build;

        // Pages.
        if (warning) logger.warn(warning);
        for (const url of missing)
          copyFileSync(`build/no-photograph${extname(url)}`, `${outDir}${url}`);
        await writePages(outDir, site, base);
        const pages = [...site.pages.keys()];

        // Precache.
        const built = filesOfStore(outDir, base, pages, bundle);
        const precache = precacheOf(built);
        const tooLarge = scriptsWarning(built);
        if (tooLarge) logger.warn(tooLarge);
        writePrecacheSize(outDir, pages, precache);

        // Worker, with precache.json and licenses.txt. Its revisions are hashes of the files, which are final by now.
        const uncached = uncachedPaths([...filesIn('public'), ...otherFiles], precache.urls, pages);
        const entries = await worker.build(outDir, { precache, uncached, bundle });

        // Host files.
        await writeHostFiles(outDir, site, bundle, siteUrl, base);
        await checkPrecache(outDir, base, entries);
        noteMissingUrl(siteUrl, logger);
      },
    },

    // The development server reads the owner's pages again if one of their files changes.
    configureServer(server) {
      const folder = join(server.config.root, 'content');
      server.watcher.on('all', (_, file) => {
        if (dirname(file) === folder) server.restart();
      });
    },
    configurePreviewServer: serveAsHosts,
  };
  return [...worker.plugins, plugin];
}
