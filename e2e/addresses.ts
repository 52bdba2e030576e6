import { basePath } from '../build/base-path.mjs';
import { routes } from '../src/routes';

/** Where the build says that the store is published. */
export const site = `http://localhost:4173${basePath.slice(0, -1)}`;

/** Every address of the shop, and one that it does not have. */
export const addresses = [...routes.flatMap(({ urls }) => urls), '/no/such/page'];

/** The addresses that have a file of their own, made beforehand. */
export const prerendered = routes
  .filter(({ isPersonal }) => !isPersonal)
  .flatMap(({ urls }) => urls);

/** One address of each kind of page, and the states of a page that differ in more than words. */
export const kindsOfPages = [
  ...routes.flatMap(({ urls }) => urls.slice(0, 1)),
  '/no/such/page',
  '/search?q=drive',
  '/search?q=zzz',
  '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2',
];
