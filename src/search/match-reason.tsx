import type { Product } from '../catalogue/product';
import { MarkedText } from './marked-text';
import { excerptOf, piecesOf } from './matches';

/** Why a product was found whose name and category do not say it: the words round the match. */
export function MatchReason({ product, term }: { product: Product; term: string }) {
  const isSeenAbove = [product.name, product.category].some((text) =>
    piecesOf(text, term).some(({ isMatch }) => isMatch),
  );
  if (isSeenAbove) return null;
  return (
    <p className="text-sm">
      <MarkedText text={excerptOf(product.description, term)} term={term} />
    </p>
  );
}
