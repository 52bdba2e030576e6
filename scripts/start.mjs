// `npm start`: from a fresh clone to the production store, served with its real headers.
import { prepare, stop } from './prepare.mjs';

prepare();
const { build, preview } = await import('vite');
await build({ logLevel: 'warn' }).catch((error) => stop(`the build failed: ${error.message}`));
const server = await preview();
console.log('Torque Bay is open:');
server.printUrls();
