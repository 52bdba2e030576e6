import widths from './image-widths.json' with { type: 'json' };
import type { Product } from './product.ts';
import smallImages from './small-images.json' with { type: 'json' };

// Image file names have no hash, so that a page of an earlier build still finds them.

/** The widths of each image in pixels, smallest first. */
export const productImageWidths = widths.product;
export const categoryImageWidths = widths.category;

/** The smallest width of each kind of image. The service worker sends a larger file instead, so these are not precached. */
export const smallestWidths = [Math.min(...productImageWidths), Math.min(...categoryImageWidths)];

/** The width and height of a product's largest image files in a `srcset`, in pixels. */
export const productImageSize = Math.max(...productImageWidths);

/** The width of the file for magnifying an image of a product. It is in no `srcset`, and it is not precached. */
export const magnifiedWidth = widths.magnified;

export const productFileWidths = [...productImageWidths, magnifiedWidth];

export const stateImageWidth = widths.state;

/** Root-relative, without the base path. */
export const imageUrl = (name: string, width: number): string => `/images/${name}-${width}.avif`;

const jpegUrl = (name: string, width: number): string => `/images/${name}-${width}.jpg`;

/** The JPEG of an image, for browsers that do not read AVIF. It is not precached. Root-relative, without the base path. */
export const productJpegUrl = (name: string): string => jpegUrl(name, widths.jpeg.product);
export const tileJpegUrl = (name: string, [smallest = 0]: readonly number[]): string =>
  jpegUrl(name, smallest);
export const heroJpegUrl = jpegUrl('hero', widths.jpeg.hero);

/** The side view of a product, on a transparent ground. Root-relative, without the base path. */
export const sideViewUrl = (id: string): string => `/images/${id}-side.avif`;

/** The product's image as a JPEG, for services that do not read AVIF: link previews and search engines. */
export const socialImage = (name: string) => ({
  url: `/images/${name}-social.jpg`,
  ...widths.social.product,
});

export const storeImage = { url: '/images/social.png', ...widths.social.store };

/** The names of a product's images: the first image, then one for each of its `views`. */
export const imageNames = ({ id, views = [] }: Pick<Product, 'id' | 'views'>): string[] => [
  id,
  ...views.map((_, index) => `${id}-${index + 2}`),
];

export const categoryImageName = (slug: string): string => `category-${slug}`;

/** The real width of each image that is smaller than its largest file is named. `npm run photos` writes it. */
const realWidths: Readonly<Record<string, number>> = smallImages;

/** The files of an image, for its `srcset`, without those that are no larger than another one. */
export const imageFiles = (
  name: string,
  widths: readonly number[],
  real = realWidths[name] ?? Number.POSITIVE_INFINITY,
) =>
  widths
    .filter((_, index) => (widths[index - 1] ?? 0) < real)
    .map((width) => ({ url: imageUrl(name, width), width: Math.min(width, real) }));
