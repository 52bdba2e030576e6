import { Picture } from '../ui/picture';
import type { Product } from './product';

type ProductPictureProps = { product: Product; isMain?: boolean; className?: string };

export function ProductPicture({ product, ...look }: ProductPictureProps) {
  return <Picture src={product.image} alt={product.name} width={800} height={800} {...look} />;
}
