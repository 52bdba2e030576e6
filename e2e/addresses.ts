import { routes } from '../src/routes';

/** Every address of the shop, and one that it does not have. */
export const addresses = [...routes.flatMap(({ urls }) => urls), '/no/such/page'];
