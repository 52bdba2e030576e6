// The last part of `npm run check`: what the store, its pages and its products lack, as a build says it.
import { runnerImport } from 'vite';
import { exitWithError, messageAndSource } from './prepare.mjs';

await runnerImport('./build/check-facts.ts', { logLevel: 'error', configFile: false })
  .then(({ module }) => /** @type {any} */ (module).checkFacts())
  .then((warning) => warning && console.warn(warning))
  .catch((error) => exitWithError(messageAndSource(error)));
