import type { ComponentProps } from 'react';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { isSized, type SizedTool, SizeImage, sizeImageText } from '../../catalogue/side-view.tsx';

/**
 * `sizes` of the main image: on a phone the page width without gutters, up to 360 px, from 48rem one column, from 64rem the column minus the
 * thumbnails.
 */
export const imageSizes =
  '(min-width: 100rem) 36.5rem, (min-width: 80rem) 31rem, (min-width: 64rem) calc(47.5vw - 7rem), (min-width: 48rem) 46.5vw, min(92vw, 360px)';

/** A photograph by its number, or the drawing of a tool's size. */
export type GalleryView = {
  readonly alt: string;
  readonly photograph?: number;
  readonly tool?: SizedTool;
};

/** The first photograph, the size if the product has a side view, and the other photographs. */
export function galleryViews(product: Product): [first: GalleryView, ...others: GalleryView[]] {
  return [
    { alt: product.imageAlt, photograph: 0 },
    ...(isSized(product) ? [{ alt: sizeImageText(product), tool: product }] : []),
    ...(product.views ?? []).map((alt, index) => ({ alt, photograph: index + 1 })),
  ];
}

type GalleryImageProps = Omit<ComponentProps<typeof ProductImage>, 'view' | 'alt'> & {
  view: GalleryView;
  isThumbnail?: boolean;
};

/** A thumbnail has no text, because its link says what it shows. */
export function GalleryImage({
  view: { alt, photograph = 0, tool },
  isThumbnail = false,
  className = '',
  ...image
}: GalleryImageProps) {
  if (tool) {
    return <SizeImage tool={tool} isThumbnail={isThumbnail} className={className} />;
  }
  return (
    <ProductImage {...image} view={photograph} alt={isThumbnail ? '' : alt} className={className} />
  );
}
