import type { Category } from './categories';
import { imageNames, imageUrl, productImageWidths } from './images';
import type { Product } from './product';

/**
 * What is wrong with the catalogue, one sentence each, and what to do about it; empty if nothing is. `hasFile` says
 * whether the store has the file of a URL.
 */
export function catalogueFaults(
  products: readonly Product[],
  categories: readonly Category[],
  hasFile: (url: string) => boolean,
): string[] {
  const ids = products.map(({ id }) => id);
  const numbers = products.map(({ itemNumber }) => itemNumber);
  const names = categories.map(({ name }) => name);
  const checks: ((product: Product) => false | string)[] = [
    ({ id }) => !isSlug(id) && 'the id may have only a-z, 0-9 and single hyphens between them',
    ({ id }) => isRepeated(ids, id) && 'the id is used twice',
    ({ itemNumber }) => isRepeated(numbers, itemNumber) && `${itemNumber} is used twice`,
    ({ category }) =>
      !names.includes(category) && `unknown category "${category}", there are ${names.join(', ')}`,
    ({ price }) => !isAmount(price) && `the price ${price} is no amount of dollars and cents`,
    ({ price, originalPrice }) =>
      !(price < originalPrice) && `the price ${price} is not below originalPrice ${originalPrice}`,
    ({ imageAlt }) => imageAlt.trim() === '' && 'imageAlt is empty, it says what the image shows',
    ({ views = [] }) => views.some((view) => view.trim() === '') && 'one of its views has no text',
    (product) => {
      const missing = imageNames(product).find((name) =>
        productImageWidths.some((width) => !hasFile(imageUrl(name, width))),
      );
      return (
        missing !== undefined &&
        `no image ${missing}, put photos/${missing}.jpg there and run npm run photos -- ${product.id}`
      );
    },
  ];
  const found = products.flatMap((product) =>
    checks
      .map((check) => check(product))
      .flatMap((fault) => (fault ? `${product.id}: ${fault}.` : [])),
  );
  const slugs = categories.map(({ slug }) => slug);
  const badSlugs = slugs.filter((slug) => !isSlug(slug) || isRepeated(slugs, slug));
  return [
    ...new Set(found),
    ...badSlugs.map((slug) => `Category slug "${slug}" is no slug, or used twice.`),
  ];
}

const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

const isAmount = (dollars: number) => dollars > 0 && dollars === Number(dollars.toFixed(2));

const isRepeated = (list: readonly string[], entry: string) =>
  list.indexOf(entry) !== list.lastIndexOf(entry);
