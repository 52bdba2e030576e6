import type { Plugin } from 'vite';

/**
 * The plugins of vite-plugin-pwa, without what hides the first error of a build: Vite also closes a bundle that has failed
 * and shows an error of `closeBundle` instead, and `buildEnd` throws the error again as the plugin's own.
 */
export const afterBundle = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map((plugin) => {
    const { buildEnd: _, closeBundle, ...hooks } = plugin;
    if (typeof closeBundle !== 'object') return plugin;
    let isWritten = false;
    return {
      ...hooks,
      writeBundle() {
        isWritten = true;
      },
      closeBundle: {
        ...closeBundle,
        async handler(error) {
          if (isWritten) await closeBundle.handler.call(this, error);
        },
      },
    };
  });
