import { excerptAround, hasMatch } from './highlight';
import { HighlightedText } from './highlighted-text';
import type { Product } from './product';

/** The words around the match, if the term is only in the description. */
export function MatchExcerpt({ product, term }: { product: Product; term: string }) {
  const isVisible = [product.name, product.category].some((text) => hasMatch(text, term));
  if (isVisible || !hasMatch(product.description, term)) return null;
  return (
    <p className="text-small">
      <HighlightedText text={excerptAround(product.description, term)} term={term} />
    </p>
  );
}
