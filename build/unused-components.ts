import type { Plugin } from 'vite';

/**
 * Leaves what the store does not use of React Router out of the bundle (about 3 kB after Brotli): components, warnings to
 * developers, and the prefetching of framework mode. Rolldown keeps the components, because it cannot know that `forwardRef`
 * and an assignment to `displayName`, which only developer tools read, have no side effects.
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
          .replaceAll(/^function warning(?:Once)?\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&')
          .replace('return shouldPrefetch && ', 'return false && ')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
