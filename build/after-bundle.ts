import type { Plugin } from 'vite';

/**
 * Keeps vite-plugin-pwa from hiding the first error of a build (findings/worker-after-failed-build.sh). Its `buildEnd` rethrows that
 * error as its own. Its `closeBundle` does nothing if it gets an error (https://github.com/vite-pwa/vite-plugin-pwa/pull/882). But
 * after a failed build Vite calls it without one, and then shows only the error that `closeBundle` throws.
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
