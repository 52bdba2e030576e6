import { productsIn } from '../catalogue/catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import type { Product } from '../catalogue/product.ts';
import { categoryUrl, productUrl, searchUrl } from '../paths.ts';
import { store } from '../store.ts';
import { counted } from '../text/counted.ts';
import { fold } from '../text/fold.ts';
import { excerptFor } from './excerpt.ts';
import type { ShownProduct } from './find.ts';
import { mostMatches, searchCatalogue } from './search-catalogue.ts';

const mostSuggested = 6;

type Suggestion = {
  readonly url: string;
  /** A product is shown with its image and its price. */
  readonly product?: Product;
  readonly text: string;
  /** Why it is suggested, if the text does not contain the term. */
  readonly reason?: string | undefined;
};

const ofProduct = (product: Product, reason?: string): Suggestion => ({
  url: productUrl(product.id),
  product,
  text: product.name,
  reason,
});

/**
 * Up to six products, the closest ones if nothing is found; the categories whose names start with the term; and the search page,
 * with the number of products that it shows. For a blank term, the products that the shopper has seen, and examples of what the search
 * understands. `term` is what the texts highlight.
 */
export function suggestedFor(term: string, seen: readonly Product[]) {
  if (term.trim() === '') return { term, suggestions: suggestedWhenEmpty(seen) };
  const { results, matches, closest, corrected = term } = searchCatalogue(term);
  const shown: ShownProduct[] = [
    ...results.map((product) => ({ product })),
    ...matches,
    ...closest,
  ];
  const products = shown
    .slice(0, mostSuggested)
    .map(({ product, reason = excerptFor(product, corrected) }) => ofProduct(product, reason));
  const folded = fold(term);
  const ofCategories = categories
    .filter(({ name }) => fold(name).startsWith(folded))
    .map((category) => ({
      url: categoryUrl(category.slug),
      text: `${category.name}, ${counted(productsIn(category).length, 'product')}`,
    }));
  const count = results.length + Math.min(matches.length, mostMatches);
  const page = {
    url: searchUrl(term.trim()),
    text:
      closest.length > 0
        ? 'See the closest we have'
        : `See all ${counted(count, 'match', 'matches')}`,
  };
  const pages: Suggestion[] = products.length > 0 ? [...ofCategories, page] : ofCategories;
  return { term: corrected, suggestions: [...products, ...pages] };
}

const suggestedWhenEmpty = (seen: readonly Product[]): Suggestion[] => [
  ...seen.slice(0, mostSuggested).map((product) => ofProduct(product)),
  ...store.searchExamples.map((text) => ({ url: searchUrl(text), text })),
];
