// The files of public/: the build copies each of them to dist/, and the host serves it. Only what the store shows is precached.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath } from '../src/paths.ts';
import { errorForOwner } from './problems.ts';

/** The paths of all files in a folder and its subfolders, relative to it, with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

/** The files that the images of a page name, without the base path. */
export const imagesIn = (html: string, base: string): string[] =>
  [...html.matchAll(/<(?:img|source)\b[^>]*>/g)]
    .flatMap(([tag]) => [...tag.matchAll(/\ssrc(?:set)?="([^"]*)"/gi)])
    .flatMap(([, list = '']) => list.split(/,\s+/))
    .filter((entry) => entry.startsWith(base))
    .map((entry) => decodeURI(entry.slice(base.length).replace(/\s.*/, '')));

/** The path of a file's URL as links to pages have it: `manuals/Index.html` is `/manuals`. Not percent-encoded. */
export const urlPathOf = (file: string): string =>
  decodeURIComponent(canonicalPath(`/${file.split('/').map(encodeURIComponent).join('/')}`, '/'));

/**
 * A sentence for each file of public/ that would replace a file of the build, or whose URL a host could send in place of a page. Some
 * hosts send a folder before a page of the same name. `urls` are those of the pages, `written` all other files of the build.
 */
export function nameProblems(
  files: readonly string[],
  urls: readonly string[],
  written: readonly string[],
): string[] {
  const pages = new Set(urls);
  const problems = files.flatMap((file) => {
    const parts = file.split('/');
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const taken = paths.find((path) => pages.has(urlPathOf(path)));
    if (taken !== undefined)
      return `public/${taken}: its URL is that of the page ${urlPathOf(taken)}. Rename or delete it.`;
    if (!written.includes(file.toLowerCase())) return [];
    return `public/${file}: the build writes a file of this name. Rename or delete yours.`;
  });
  return [...new Set(problems)];
}

/** Throws an error with a line for each of these problems. */
export function checkNames(...names: Parameters<typeof nameProblems>) {
  const problems = nameProblems(...names);
  if (problems.length > 0) throw errorForOwner(problems.join('\n'));
}

/** Of a folder with more files, the service worker gets the path of the folder only. */
const listedFiles = 20;

/**
 * The files that the host has besides the precache and the pages: the URL paths of files, without a slash at the start, or the path of their
 * top folder, with a slash at the end, if it has many files and no page.
 */
export function uncachedPaths(
  files: readonly string[],
  precached: readonly string[],
  pages: readonly string[],
): string[] {
  const known = new Set([...precached, ...pages]);
  const byFolder = new Map<string, string[]>();
  for (const file of files.filter((each) => !known.has(each))) {
    const folder = /^[^/]+\//.exec(file)?.[0] ?? '';
    const paths = byFolder.get(folder) ?? [];
    byFolder.set(folder, paths);
    paths.push(urlPathOf(file).slice(1));
  }
  return [...byFolder].flatMap(([folder, paths]) => {
    const hasPage = pages.some((page) => page.startsWith(folder));
    return paths.length > listedFiles && !hasPage ? `${urlPathOf(folder).slice(1)}/` : paths;
  });
}
