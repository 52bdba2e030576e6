import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';

/** Stops the build with one line for each fault of the catalogue. */
export async function checkCatalogue() {
  const load = async <Module>(name: string) =>
    (await runnerImport<Module>(`./src/catalogue/${name}.ts`, { logLevel: 'error' })).module;
  const { products } = await load<typeof import('../src/catalogue/products')>('products');
  const { categories } = await load<typeof import('../src/catalogue/categories')>('categories');
  const { catalogueFaults } = await load<typeof import('../src/catalogue/faults')>('faults');
  const faults = catalogueFaults(products, categories, (url) => existsSync(`public${url}`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
