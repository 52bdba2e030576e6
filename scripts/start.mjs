// `npm start`: builds the store and serves it with the production headers.
import { exitWithError, messageAndSource, prepare } from './prepare.mjs';

prepare();
const { build, preview } = await import('vite');
await build({ logLevel: 'warn' }).catch((error) =>
  exitWithError(`the build failed: ${messageAndSource(error)}`),
);
const server = await preview();
console.log('Torque Bay is running:');
server.printUrls();
