import { categoryImageName } from './images';
import { type Catalogue, type Check, tooLong } from './problem';
import type { Product } from './product';

/** Most file systems allow 255 bytes, of which the ends of names like `<id>-2-1120.avif` need some. */
const longestId = 100;

/** The id is the name of the product's files. Of two things with one photograph, one would have the images of the other. */
export function idChecks(
  { id }: Product,
  { products, categories, sceneNames }: Catalogue,
): Check[] {
  const otherImages = [...sceneNames, ...categories.map(({ slug }) => categoryImageName(slug))];
  const image = otherImages.find((name) => isImageNameOf(id, name));
  const product = products.find((each) => each.id !== id && isImageNameOf(each.id, id));
  return [
    [id.length > longestId, 'id:', `the id ${tooLong(id, longestId)}`],
    [
      image !== undefined,
      'id:',
      `the id cannot be "${id}", because the store has another image with the name ${image}`,
    ],
    [
      product !== undefined,
      'id:',
      `the id cannot be "${id}", because further images of ${product?.id} have names like that`,
    ],
  ];
}

/** Whether a product with this id can have an image with the name. A photograph has a number from 2 to 9 at most. */
const isImageNameOf = (id: string, name: string): boolean =>
  name === id || name.replace(/-[2-9]$/, '') === id;
