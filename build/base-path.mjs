import process from 'node:process';

/** The folder of its host in which the store is published: `/`, or `BASE_PATH` between two slashes. */
export const basePath = `/${process.env.BASE_PATH ?? ''}/`.replaceAll(/\/+/g, '/');
