import type { Plugin } from 'vite';

/**
 * Leaves out the code with which Vite preloads what a chunk needs: no chunk of the store needs more than itself. Fails the
 * build if a version of Vite has that code elsewhere.
 */
export function withoutPreload(): Plugin {
  let isLeftOut = false;
  return {
    name: 'torque-bay:without-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isLeftOut = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    generateBundle() {
      if (!isLeftOut) this.error('Vite has no vite/preload-helper.js.');
    },
  };
}
