import { withBase } from '../paths.ts';
import { ResponsiveImage, type ResponsiveImageProps } from '../ui/responsive-image.tsx';
import {
  imageFiles,
  imageNames,
  imageUrl,
  magnifiedWidth,
  productImageSize,
  productImageWidths,
  productJpegUrl,
  tileJpegUrl,
} from './images.ts';
import type { Product } from './product.ts';

/** On a dark page a tile is as light as on a light one, and gets darker towards its corners. */
const softEdgeClass =
  'dark:[mask-image:radial-gradient(closest-side,#000_80%,rgb(0_0_0/0.88)_141%)]';

/** The ground of an image, which is that of the photographs. */
const tileClass = `bg-tile text-on-tile ${softEdgeClass}`;

type ProductImageProps = Pick<ResponsiveImageProps, 'hasPriority' | 'aria-hidden'> & {
  product: Product;
  /** The number of the image: 0 is the first image, 1 the first of its `views`. */
  view?: number;
  sizes: string;
  /** Empty if the product's name beside the image says enough. */
  alt?: string | undefined;
  className?: string;
};

export function ProductImage({
  product,
  view = 0,
  alt = product.views?.[view - 1] ?? product.imageAlt,
  className = '',
  ...image
}: ProductImageProps) {
  const name = imageNames(product)[view] ?? product.id;
  return (
    <ResponsiveImage
      {...image}
      jpeg={productJpegUrl(name)}
      files={imageFiles(name, productImageWidths)}
      alt={alt}
      width={productImageSize}
      height={productImageSize}
      className={`aspect-square ${tileClass} ${className}`}
    />
  );
}

/** A larger file over the image, which shows through until this one has loaded, and if it does not. */
export function MagnifiedImage({ product, view }: { product: Product; view: number }) {
  const src = withBase(imageUrl(imageNames(product)[view] ?? product.id, magnifiedWidth));
  return (
    <img
      key={src}
      src={src}
      alt=""
      decoding="async"
      className="absolute inset-0 size-full object-contain"
      // Offline the service worker may answer with a smaller file.
      onLoad={({ currentTarget }) => {
        currentTarget.hidden = currentTarget.naturalWidth < productImageSize;
      }}
    />
  );
}

type TileImageProps = Omit<ResponsiveImageProps, 'jpeg' | 'files' | 'width' | 'height'> & {
  name: string;
  widths: readonly number[];
};

/** An image of 4 by 3: a category, or the state of an empty page. */
export function TileImage({ name, widths, className, ...image }: TileImageProps) {
  const [width = 0] = widths;
  return (
    <ResponsiveImage
      {...image}
      jpeg={tileJpegUrl(name, widths)}
      files={imageFiles(name, widths)}
      width={width}
      height={width * 0.75}
      className={`${tileClass} ${className}`}
    />
  );
}
