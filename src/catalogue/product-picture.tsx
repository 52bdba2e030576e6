import { Picture } from '../ui/picture';
import { pictureSet, productPictureWidths } from './pictures';
import type { Product } from './product';

type ProductPictureProps = {
  product: Product;
  /** How wide the picture is shown, as the `sizes` of an `<img>`. */
  sizes: string;
  isMain?: boolean;
  className?: string;
};

export function ProductPicture({ product, ...shown }: ProductPictureProps) {
  return (
    <Picture
      src={product.image}
      srcSet={pictureSet(product.id, productPictureWidths)}
      alt={product.imageAlt}
      width={800}
      height={800}
      {...shown}
    />
  );
}
