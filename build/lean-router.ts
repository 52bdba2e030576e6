import type { Plugin } from 'vite';

/**
 * React Router's one file holds parts for servers and data loading, which a bundler keeps because the
 * file labels them (`Form.displayName = …`) and because it ships its development warnings. Without the
 * labels and the warnings, 4 kB (compressed) of it fall away.
 */
export function leanRouter(): Plugin {
  return {
    name: 'torque-bay:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
