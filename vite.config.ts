import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePath } from './build/base-path.mjs';
import { storeBuild } from './build/build.ts';
import { checkStore } from './build/check-store.ts';
import { readContent } from './build/content.ts';
import { folderProblem } from './build/folder-name.mjs';
import { bundledLicenses } from './build/licenses.ts';
import { errorForOwner } from './build/problems.ts';
import { siteUrlFrom } from './build/site-url.ts';
import { storeVersion } from './build/version.ts';
import project from './package.json' with { type: 'json' };
import { moneyFormatOf } from './src/money/money-format.ts';
import { brand, store } from './src/store.ts';

async function storeConfig() {
  const problem = folderProblem();
  if (problem) throw errorForOwner(problem);
  checkStore();
  const content = await readContent();
  const siteUrl = siteUrlFrom(process.env, basePath);
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
      rolldownOptions: {
        // Otherwise strings that are joined from constants, such as classes, stay cut: docs/findings/joined-constants.sh.
        output: { topLevelVar: false },
        // Owners need no times of plugins.
        checks: { bundlerTimings: false },
      },
    },
    // Its CORS headers vary by origin, so the browser would load scripts twice: docs/findings/module-scripts-send-origin.sh.
    preview: { cors: false },
    plugins: [react(), ...storeBuild({ content, siteUrl, base: basePath })],
  });
}

export default await storeConfig();
