// The entries of the precache manifest: https://developer.chrome.com/docs/workbox/modules/workbox-precaching
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHtml } from '../src/pwa/precached-file.ts';

/**
 * `revision` is the MD5 hash of the file, or null if a hash is part of its name. A page has no integrity, because a CDN may change it
 * (src/pwa/precached-file.ts).
 */
export type PrecacheEntry = {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
};

const listFile = 'precache.json';

const hash = (algorithm: string, content: Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(content).digest(encoding);

const entry = (url: string, content: Buffer, isHashed = false): PrecacheEntry => {
  const revision = isHashed ? null : hash('md5', content, 'hex');
  if (isHtml(url)) return { url, revision };
  return { url, revision, integrity: `sha256-${hash('sha256', content, 'base64')}` };
};

/** The entry of a file in `outDir`. */
export const entryOf = (outDir: string, url: string, isHashed?: boolean): PrecacheEntry =>
  entry(url, readFileSync(join(outDir, url)), isHashed);

/** Whether this is the content that the entry stands for. */
export const isContentOf = (known: PrecacheEntry, content: Buffer): boolean => {
  const { revision, integrity } = entry(known.url, content, known.revision === null);
  return revision === known.revision && integrity === known.integrity;
};

/**
 * The entries of files in `outDir`, of which `bundle` have a hash in their names. Writes `precache.json`: the cache key of each entry, in
 * Workbox's form, with its integrity, or an empty string for a page. A page of the store uses the list to find lost entries of the
 * precache (src/pwa/precache.ts). The list is an entry itself, so a worker that has lost its list does not accept the list of another
 * version. It is the last one: if a cache has it, a version of the store was installed (src/sw/sw.ts).
 */
export function entriesWithList(
  urls: readonly string[],
  bundle: readonly string[],
  outDir: string,
): PrecacheEntry[] {
  const entries = urls.map((url) => entryOf(outDir, url, bundle.includes(url)));
  const list = entries.map(({ url, revision, integrity = '' }) => [
    revision === null ? url : `${url}?__WB_REVISION__=${revision}`,
    integrity,
  ]);
  writeFileSync(join(outDir, listFile), JSON.stringify(Object.fromEntries(list)));
  return [...entries, entryOf(outDir, listFile)];
}
