import type { Plugin } from 'vite';

/**
 * Leaves the components of React Router that the store does not use out of the bundle (1.7 kB after Brotli), and its warnings
 * to developers. Rolldown keeps the components, because it cannot know that `forwardRef` and an assignment to `displayName`,
 * which only developer tools read, have no side effects.
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
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
