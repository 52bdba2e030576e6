import type { Plugin } from 'vite';

/**
 * Marks the contexts and components of React Router as free of side effects, so that the bundler leaves out
 * those that the app does not use. The names that they carry for React's developer tools keep them otherwise.
 */
export const pureReactRouter = (): Plugin => ({
  name: 'torque-bay:pure-react-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
});
