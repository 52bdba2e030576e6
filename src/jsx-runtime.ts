// The functions that JSX is compiled to (`jsxImportSource` in vite.config.ts), as constants. The bundle would otherwise read them
// from React's CommonJS module at each of 800 uses.
// biome-ignore lint/performance/noNamespaceImport: these are all of its exports.
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
