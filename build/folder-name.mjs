import process from 'node:process';

/**
 * What is wrong with the path of the project's folder; undefined if nothing is. Vite takes the rest of a path after `#` or `?`
 * for the fragment or the query of a URL.
 */
export function folderProblem(folder = process.cwd()) {
  const [mark] = folder.match(/[#?]/) ?? [];
  return mark && `Vite cannot build in a folder with "${mark}" in its path: rename ${folder}.`;
}
