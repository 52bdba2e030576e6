// Catalogues of any size. Their products have the fields and the words of the real ones, shuffled, so that they take as
// much space and compress no better.
import { runnerImport } from 'vite';

/**
 * Imported by the first build and not before it: outside of a build Vite selects React's development version.
 * @returns {Promise<import('../src/catalogue/product').Product[]>}
 */
const realProducts = async () =>
  /** @type {any} */ (await runnerImport('./src/catalogue/products.ts', { logLevel: 'error' }))
    .module.products;

/** The seed is constant, so every run has the same products. */
async function generate(/** @type {number} */ count) {
  const originals = await realProducts();
  const words = originals.flatMap(({ description }) => description.split(' '));
  let seed = 1;
  const next = (/** @type {number} */ limit) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const shuffled = (/** @type {string} */ text) =>
    text.replace(/\S+/g, () => words[next(words.length)] ?? '');
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('The catalogue is empty.');
    const { name, imageAlt, description, views, specifications, inTheBox, ...kept } = original;
    return {
      ...kept,
      id: `tool-${index}`,
      name: `${shuffled(name)} ${index}`,
      imageAlt: shuffled(imageAlt),
      description: shuffled(description),
      price: 50 + next(80_000) / 100,
      originalPrice: 900,
      itemNumber: `TB-${1000 + index}`,
      ...(views && { views: views.map((view, at) => `${shuffled(view)} ${at}`) }),
      ...(inTheBox && { inTheBox: inTheBox.map((part, at) => `${shuffled(part)} ${at}`) }),
      ...(specifications && {
        specifications: specifications.map((each) =>
          each.unit ? each : { ...each, value: shuffled(each.value) },
        ),
      }),
      worksWith: (kept.worksWith ?? []).map(({ reason }, at) => ({
        productId: `tool-${(index + at + 1) % count}`,
        reason: shuffled(reason),
      })),
    };
  });
}

/** A plugin of Vite that replaces the catalogue with `count` generated products. */
export const generatedCatalogue = (/** @type {number} */ count) => ({
  name: 'generated-catalogue',
  /** @type {'pre'} */
  enforce: 'pre',
  async load(/** @type {string} */ id) {
    if (!id.endsWith('/src/catalogue/products.ts')) return undefined;
    return `export const products = ${JSON.stringify(await generate(count))};`;
  },
});
