import { Picture } from '../ui/picture';
import { pictureSet, productPictureWidths } from './pictures';
import type { Product } from './product';

type ProductPictureProps = {
  product: Product;
  /** How wide the picture is shown, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Blank where the product's name stands beside the picture and says enough. */
  alt?: string;
  isMain?: boolean;
  className?: string;
};

export function ProductPicture({ product, alt = product.imageAlt, ...shown }: ProductPictureProps) {
  return (
    <Picture
      src={product.image}
      srcSet={pictureSet(product.id, productPictureWidths)}
      alt={alt}
      width={800}
      height={800}
      {...shown}
    />
  );
}
