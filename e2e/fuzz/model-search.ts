// What a search must find. It reads the catalogue and none of the store's code.
import { categories } from '../../src/catalogue/categories';
import type { Product } from '../../src/catalogue/product';
import { products } from '../../src/catalogue/products';

const nowhere = 5;

export const categoryName = ({ category }: Product) =>
  categories.find(({ slug }) => slug === category)?.name ?? '';

/** In lower case, each letter without its accents, which Unicode's decomposition makes characters of their own. */
const folded = (text: string) =>
  [...text.toLowerCase().normalize('NFD')]
    .filter((character) => !/\p{M}/u.test(character))
    .join('');

/** What is searched. */
const textsOf = (product: Product) =>
  [product.name, categoryName(product), product.description].map(folded);

/** 0 to 4: at the start of the name, of a word in it, elsewhere in it, in the category, in the description. */
function rankOf(product: Product, word: string): number {
  const texts = textsOf(product);
  const [inName = -1, ...inOthers] = texts.map((text) => text.indexOf(word));
  const startsWord = texts[0]?.split(/[^\p{L}\p{N}]/u).some((part) => part.startsWith(word));
  const places = [inName === 0, startsWord, inName > 0, ...inOthers.map((at) => at >= 0), true];
  return places.indexOf(true);
}

/** Four products that have most of a term's words, and at least half of them; the better matches first. */
export function productsWithSomeWords(term: string): readonly Product[] {
  const words = [...new Set(folded(term).split(/\s+/))].filter(({ length }) => length > 1);
  if (words.length < 2) return [];
  return products
    .map((product) => {
      const ranks = words.map((word) => rankOf(product, word));
      const count = ranks.filter((rank) => rank < nowhere).length;
      return { product, count, rank: ranks.reduce((sum, rank) => sum + rank, 0) };
    })
    .filter(({ count }) => count >= words.length / 2)
    .toSorted((a, b) => b.count - a.count || a.rank - b.rank)
    .slice(0, 4)
    .map(({ product }) => product);
}

/** The products that a search must find, in any order. */
export function productsWith(term: string): readonly Product[] {
  const searched = folded(term).trim();
  if (searched === '') return [];
  return products.filter((product) => textsOf(product).some((text) => text.includes(searched)));
}
