// The files of src/catalogue that contain products, as text that Biome then formats.
import { constantName } from './product-id.mjs';

/**
 * @typedef {import('../../src/catalogue/product').Product} Product
 * @typedef {import('../../src/catalogue/units').Unit} Unit
 * @typedef {typeof import('../../src/catalogue/quantity').numberText} NumberText
 */

/** The constant of a product. `numberText` gives the fractions of an inch. */
export function productConstant(
  /** @type {Product} */ product,
  /** @type {NumberText} */ numberText,
) {
  const lines = Object.entries(product).map(
    ([key, value]) => `  ${key}: ${literal(value, numberText, undefined)},\n`,
  );
  return `export const ${constantName(product.id)}: Product = {\n${lines.join('')}};\n`;
}

/** A value as code. In a quantity, `unit` is its unit. @returns {string} */
function literal(
  /** @type {unknown} */ value,
  /** @type {NumberText} */ numberText,
  /** @type {Unit | undefined} */ unit,
) {
  if (Array.isArray(value))
    return `[${value.map((each) => literal(each, numberText, unit)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const own = 'unit' in value ? /** @type {Unit} */ (value.unit) : unit;
    const entries = Object.entries(value).map(
      ([key, each]) => `${key}: ${literal(each, numberText, own)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  const fraction = typeof value === 'number' && unit ? numberText(value, unit) : '';
  return fraction.includes('/') ? fraction.replace('/', ' / ') : JSON.stringify(value);
}

/** The list of the products in products.ts, each with its constant. */
export const productsFile = (
  /** @type {readonly string[]} */ ids,
  /** @type {ReadonlyMap<string, string>} */ constants,
) => `import type { Product } from './product';
${ids.map((id) => `import { ${constants.get(id)} } from './products/${id}';\n`).join('')}
// In catalogue order.
export const products: readonly Product[] = [
${ids.map((id) => `  ${constants.get(id)},\n`).join('')}];
`;

/** The constants in products.ts by the id of their product. */
export const constantsIn = (/** @type {string} */ productsFileText) =>
  new Map(
    [...productsFileText.matchAll(/import \{ (\w+) \} from '\.\/products\/([a-z0-9-]+)'/g)].map(
      ([, constant = '', id = '']) => [id, constant],
    ),
  );
