import { startServer } from '../../tools/store-server.mjs';

/** Starts the server of the build in dist/ for all workers, before the first test. Returns what stops it. */
export default async function startStore() {
  const { url, stop } = await startServer();
  process.env.STORE_URL = url;
  return stop;
}
