import process from 'node:process';

/**
 * The fault of the path of the project's folder; undefined if it has none. Vite takes the rest of a path after `#` or `?`
 * for the fragment or the query of a URL.
 */
export function folderProblem(folder = process.cwd()) {
  const [mark] = folder.match(/[#?]/) ?? [];
  return mark && `Vite cannot build in a folder with "${mark}" in its path: rename ${folder}.`;
}
