// The photographs in photos/, and what each of them replaces.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  categoryName,
  categoryOutputs,
  photographOf,
  productOutputs,
  sceneOutputs,
} from '../../build/image-outputs.mjs';

/**
 * `id` is the name without the number of a view; `replaces` are the names of rendered images. A photograph that is not of a
 * product fills the shapes of its outputs.
 * @typedef {{
 *   id: string, name: string, file: string, isOfProduct: boolean, replaces: string[],
 *   outputs: import('../../build/image-outputs.mjs').Output[],
 * }} Photograph
 *
 * The parts of a store that photographs can show.
 * @typedef {{ slugs: readonly string[], idsOfProducts: readonly string[] }} Store
 */

/** The scenes that a photograph with this name replaces. */
const scenesOf = (/** @type {string} */ name) =>
  Object.keys(sceneOutputs).filter((scene) => photographOf(scene) === name);

/** The photograph that a file of photos/ is; undefined if its name says nothing. @returns {Photograph | undefined} */
export function photographIn(/** @type {string} */ fileName, /** @type {Store} */ store) {
  const name = fileName.replace(/\.[^.]+$/, '');
  const file = `photos/${fileName}`;
  const scenes = scenesOf(name);
  if (scenes.length > 0) {
    const outputs = scenes.flatMap((scene) => sceneOutputs[scene] ?? []);
    return { id: name, name, file, isOfProduct: false, replaces: scenes, outputs };
  }
  const slug = store.slugs.find((each) => categoryName(each) === name);
  if (slug) {
    const outputs = categoryOutputs(slug);
    return { id: name, name, file, isOfProduct: false, replaces: [name], outputs };
  }
  const isFirst = !/-[2-9]$/.test(name) || store.idsOfProducts.includes(name);
  const id = isFirst ? name : name.slice(0, -2);
  if (!store.idsOfProducts.includes(id)) return undefined;
  const outputs = productOutputs(name, isFirst);
  return { id, name, file, isOfProduct: true, replaces: [name], outputs };
}

/** Among them HEIC, which gets a message of its own. */
const isImageFile = (/** @type {string} */ file) =>
  /^[^.].*\.(jpe?g|png|webp|avif|tiff?|gif|hei[cf])$/i.test(file);

/** In any letter case. TIFF and GIF can be read, too, but are not what an owner should choose. */
const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

export const missing = (/** @type {string} */ name) =>
  `there is no photos/${name}.jpg (or ${extensions.slice(1).join(', ')}).`;

/** The photographs of the store in a folder, what is wrong with its other files, and what its photographs may be of. */
export function photographsOf(/** @type {string} */ root) {
  const inRoot = (/** @type {string} */ path) => join(root, path);
  const read = (/** @type {string} */ name) =>
    readFileSync(inRoot(`src/catalogue/${name}.ts`), 'utf8');
  /** Node.js 20 cannot import TypeScript, so a regular expression reads the slugs. */
  const slugs = [...read('categories').matchAll(/\bslug: ['"`]([a-z0-9-]+)['"`]/g)].map(
    ([, slug = '']) => slug,
  );
  /** The products that have a file. */
  const idsOfProducts = readdirSync(inRoot('src/catalogue/products'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

  const allFiles = readdirSync(inRoot('photos'), { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name);
  const ofStore = (/** @type {string} */ file) => photographIn(file, { slugs, idsOfProducts });
  const photographs = allFiles
    .filter(isImageFile)
    .flatMap((file) => ofStore(file) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));

  const namesOfOthers = [
    ...new Set(Object.keys(sceneOutputs).map(photographOf)),
    ...slugs.map(categoryName),
  ].join(', ');
  /** The names that a photograph may have, as a sentence. */
  const allowedNames = `Allowed are the id of a product, that is the name of its file in src/catalogue/products/; the same with -2 to -9 for another view; ${namesOfOthers}.`;

  const misnamed = allFiles.filter((file) => isImageFile(file) && !ofStore(file));
  /** The products by what a shop calls them, after which an owner may have named their photographs. */
  const codes = new Map(
    (misnamed.length > 0 ? idsOfProducts : []).flatMap((id) => {
      const fields = read(`products/${id}`).matchAll(/\b(checkoutId|itemNumber): ['"](.+?)['"]/g);
      return [...fields].map(([, field, code = '']) => {
        const called = field === 'checkoutId' ? "the shop's ID" : 'the item number';
        return [code.toLowerCase(), { id, called: `${code} is ${called} of ${id}` }];
      });
    }),
  );
  const lines = misnamed.map((file) => {
    const { name, ext } = parse(file);
    const [, first = '', view = ''] = name.match(/^(.+)(-[2-9])$/) ?? [];
    const whole = codes.get(name.toLowerCase());
    const product = whole ?? codes.get(first.toLowerCase());
    const rightName = product && `${product.id}${whole ? '' : view}${ext}`;
    return `photos/${file}${product ? `: ${product.called}: rename it to ${rightName}` : ''}`;
  });
  const faultOfNames = `files with a wrong name:\n${lines.join('\n')}\n${allowedNames}`;

  /** The files that have the name of a photograph and a wrong extension. */
  const faultsOfExtensions = allFiles.flatMap((file) => {
    const name = parse(file).name;
    const photograph = ofStore(file);
    if (isImageFile(file)) return [];
    // A file of another program may lie beside the photograph.
    if (!photograph || extname(file) === '' || photographs.some((each) => each.name === name))
      return [];
    const allowed = extensions.join(', ');
    return [`photos/${file}: its extension "${extname(file)}" is wrong. Allowed are ${allowed}.`];
  });

  const faultsOfFiles = [...(misnamed.length > 0 ? [faultOfNames] : []), ...faultsOfExtensions];

  const isAllowed = (/** @type {string} */ name) => !!ofStore(`${name}.jpg`);

  /** Whether its images are newer. A file that has just been copied into photos/ may be old, but its entry in the folder is not. */
  function isUpToDate(/** @type {Photograph} */ { file, outputs }) {
    const { mtimeMs, ctimeMs } = statSync(inRoot(file));
    const changed = Math.max(mtimeMs, ctimeMs);
    const isNewer = (/** @type {string} */ path) =>
      existsSync(path) && statSync(path).mtimeMs > changed;
    return outputs.every(({ path }) => isNewer(inRoot(path)));
  }

  /**
   * For each category without images and photograph, its outputs and the image of its first product that has one.
   * Node.js 20 cannot import TypeScript, so regular expressions read the order and the categories of the products.
   */
  function standIns() {
    const exists = (/** @type {string} */ path) => existsSync(inRoot(path));
    const missingSlugs = slugs.filter(
      (slug) =>
        !photographs.some(({ name }) => name === categoryName(slug)) &&
        !categoryOutputs(slug).every(({ path }) => exists(path)),
    );
    if (missingSlugs.length === 0) return [];
    const list = [...read('products').matchAll(/(\w+) \} from '\.\/products\/([a-z0-9-]+)\.ts'/g)];
    const order = read('products').slice(read('products').indexOf(' = ['));
    const place = (/** @type {string} */ constant) => order.search(new RegExp(`\\b${constant}\\b`));
    const ids = list
      .sort(([, a = ''], [, b = '']) => place(a) - place(b))
      .map(([, , id = '']) => id);
    const fileOf = (/** @type {string} */ id) => productOutputs(id, false).at(-1)?.path ?? '';
    return missingSlugs.flatMap((slug) => {
      const isIn = (/** @type {string} */ id) =>
        read(`products/${id}`).includes(`category: '${slug}'`);
      const id = ids.find((each) => exists(fileOf(each)) && isIn(each));
      return id ? [{ file: fileOf(id), outputs: categoryOutputs(slug) }] : [];
    });
  }

  return {
    ...{ slugs, idsOfProducts, photographs, faultsOfFiles, allowedNames },
    ...{ isAllowed, isUpToDate, standIns },
  };
}

/** The folder of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

export const { slugs, idsOfProducts, photographs } = photographsOf(project);
