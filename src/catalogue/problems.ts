import { type Catalogue, isRepeated, isSlug } from './problem';
import { productChecks } from './product-problems';

/** A sentence on what is wrong and what to do about it; if it is a problem of one product, where in its file. */
export type CatalogueProblem = {
  readonly productId?: string;
  /** A text of the line in the product's file. */
  readonly lineWith?: string;
  readonly text: string;
};

/** The problems of the catalogue; empty if nothing is wrong. */
export function catalogueProblems(catalogue: Catalogue): CatalogueProblem[] {
  const slugs = catalogue.categories.map(({ slug }) => slug);
  const wrongSlugs = slugs.filter((slug) => !isSlug(slug) || isRepeated(slugs, slug));
  const found: CatalogueProblem[] = [
    ...catalogue.products.flatMap((product) =>
      productChecks(product, catalogue)
        .filter(([isProblem]) => isProblem)
        .map(([, lineWith, problem]) => ({ productId: product.id, lineWith, text: `${problem}.` })),
    ),
    ...wrongSlugs.map((slug) => ({ text: `Category slug "${slug}" is no slug, or used twice.` })),
  ];
  // Two products with the same id have the same problem.
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
