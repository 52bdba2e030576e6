import type { Plugin } from 'vite';

/** Code of React Router that the bundler keeps, with what it refers to, even if nothing uses it. */
const impurities: readonly { name: string; pattern: RegExp; pure: string }[] = [
  {
    name: 'a call of React, such as createContext',
    pattern: /^(var \w+ = )(?=React\d*\.\w+\()/gm,
    pure: '$1/* @__PURE__ */ ',
  },
  {
    name: 'a constant that a call computes',
    pattern: /^(var \w+ = )(?=Object\.getOwnPropertyNames\(|new Set\()/gm,
    pure: '$1/* @__PURE__ */ ',
  },
  {
    name: 'the navigation of data routers',
    pattern: /isDataRoute \? useNavigateStable\(\) : /g,
    pure: '',
  },
  {
    name: 'the context of a class component',
    pattern:
      /^(var (\w+) = class extends React\d*\.Component \{)(.*?)^\2\.(contextType = \w+;)$/gms,
    pure: '$1\n  static $4$3',
  },
  {
    name: "a name for React's developer tools",
    pattern: /^\w+\.displayName = .*;$/gm,
    pure: '',
  },
];

/**
 * Makes these statements free of side effects, so that the bundler leaves out the parts of React Router that the app
 * does not use. Fails the build if a version of React Router has none of a kind.
 */
export function pureReactRouter(): Plugin {
  const missing = new Set(impurities);
  return {
    name: 'torque-bay:pure-react-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        impurities.reduce((text, impurity) => {
          const replaced = text.replaceAll(impurity.pattern, impurity.pure);
          if (replaced !== text) missing.delete(impurity);
          return replaced;
        }, code),
    },
    generateBundle() {
      for (const { name } of missing) this.error(`React Router no longer has ${name}.`);
    },
  };
}
