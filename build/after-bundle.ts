import type { Plugin } from 'vite';

/**
 * Keeps the plugins of vite-plugin-pwa from hiding the first error of a build. Their `buildEnd` rethrows that error as the
 * plugin's own. Vite calls `closeBundle` even after a failed build, and then shows only the error of `closeBundle`.
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
