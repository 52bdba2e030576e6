/** The URL of a path that begins with `/`, on a host whose base path may be longer. */
export const withBase = (path: string): string => import.meta.env.BASE_URL.slice(0, -1) + path;
