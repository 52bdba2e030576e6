import { categoryChecks } from './category-problems';
import type { Catalogue, Check } from './problem';
import { productChecks } from './product-problems';

/** A sentence on what is wrong and what to do about it, and a text of its line in the file. */
type Problem = { readonly lineWith: string; readonly text: string };

export type ProductProblem = Problem & { readonly productId: string };

/** The problems of the products; empty if nothing is wrong. */
export function productProblems(catalogue: Catalogue): ProductProblem[] {
  const found = catalogue.products.flatMap((product) =>
    problemsIn(productChecks(product, catalogue)).map((problem) => ({
      productId: product.id,
      ...problem,
    })),
  );
  return distinct(found);
}

/** The problems of the categories, in src/catalogue/categories.ts. */
export const categoryProblems = ({
  categories,
  hasFile,
}: Pick<Catalogue, 'categories' | 'hasFile'>): Problem[] =>
  distinct(
    problemsIn(categories.flatMap((category) => categoryChecks(category, categories, hasFile))),
  );

/** Two products with the same id have the same problem, and two categories with the same slug. */
const distinct = <T extends Problem>(problems: readonly T[]): T[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

const problemsIn = (checks: readonly Check[]): Problem[] =>
  checks.flatMap(([isProblem, lineWith, problem]) =>
    isProblem ? [{ lineWith, text: `${problem}.` }] : [],
  );
