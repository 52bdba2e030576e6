// `npm start`: builds the store and serves it with the production headers. Photographs may be missing.
import process from 'node:process';
import { exitWithError, messageAndSource, prepare } from './prepare.mjs';

prepare();
// Read by vite.config.ts.
process.env.IS_PREVIEW = 'yes';
// `runnerImport` would make it a development build.
process.env.NODE_ENV = 'production';
const { build, preview, runnerImport } = await import('vite');
const { module } = await runnerImport('./src/store.ts', { logLevel: 'error' }).catch((error) =>
  exitWithError(`src/store.ts cannot be loaded: ${messageAndSource(error)}`),
);
await build({ logLevel: 'warn' }).catch((error) =>
  exitWithError(`the build failed: ${messageAndSource(error)}`),
);
const server = await preview();
console.log(`${/** @type {any} */ (module).store.name} is running:`);
server.printUrls();
