// `npm start`: builds the store and serves it with the production headers.
import { exitWithError, prepare } from './prepare.mjs';

prepare();
const { build, preview } = await import('vite');
await build({ logLevel: 'warn' }).catch((error) =>
  exitWithError(`the build failed: ${error.message}`),
);
const server = await preview();
console.log('Torque Bay is running:');
server.printUrls();
