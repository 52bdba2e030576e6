import process from 'node:process';

/** The store's base path: `BASE_PATH` with a leading and a trailing slash, or `/`. */
export const basePath = `/${process.env.BASE_PATH ?? ''}/`.replaceAll(/\/+/g, '/');
