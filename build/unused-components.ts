import type { Plugin } from 'vite';

/**
 * Leaves what the store does not use of React Router out of the bundle (about 3 kB after Brotli). Rolldown keeps the components,
 * because it cannot know that `forwardRef` and an assignment to `displayName`, which only developer tools read, have no side
 * effects. It keeps the warnings, which the development server still prints, and the prefetching of framework mode.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'torque-bay:unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/^ +(?=warning\()/gm, '/* @__PURE__ */ ')
          .replace('return shouldPrefetch && ', 'return false && ')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
