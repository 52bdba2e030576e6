/**
 * The path in the form that links use: decodable, in lower case, without `.html` or `/index.html`, and without doubled or
 * trailing slashes. `base` is the base path, which keeps its letter case and its trailing slash.
 */
export function canonicalPath(pathname: string, base: string): string {
  const path = decodablePath(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.html$/i, '');
  if (`${path}/` === base) return base;
  return path.startsWith(base) ? base + lowerCase(path.slice(base.length)) : path;
}

/** Not of percent-encoded bytes (`%C3`), whose letters are digits. */
const lowerCase = (path: string) =>
  path.replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Makes a path safe for `decodeURIComponent`: a `%` that does not start valid UTF-8 becomes `%25`. */
export const decodablePath = (pathname: string): string =>
  pathname.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, decodable);

function decodable(bytes: string): string {
  try {
    // Rolldown drops the call if its result is not used.
    return decodeURIComponent(bytes) && bytes;
  } catch {
    return bytes.replaceAll('%', '%25');
  }
}
