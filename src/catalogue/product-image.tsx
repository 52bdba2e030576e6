import { ResponsiveImage } from '../ui/responsive-image';
import { imageSrcSet, productImageWidths } from './images';
import type { Product } from './product';

type ProductImageProps = {
  product: Product;
  /** How wide the image is shown, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Empty if the product's name beside the image says enough. */
  alt?: string;
  hasPriority?: boolean;
  className?: string;
};

export function ProductImage({
  product,
  alt = product.imageAlt,
  className = '',
  ...image
}: ProductImageProps) {
  return (
    <ResponsiveImage
      {...image}
      src={product.image}
      srcSet={imageSrcSet(product.id, productImageWidths)}
      alt={alt}
      width={1120}
      height={1120}
      className={`aspect-square rounded-control bg-tile text-on-tile ${className}`}
    />
  );
}
