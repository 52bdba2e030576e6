// The state that the store must show: URL, history, search and cart. The model reads the catalogue and none of the store's code: it
// searches and counts by itself.
import { categories } from '../../../src/catalogue/categories.ts';
import type { Product } from '../../../src/catalogue/product.ts';
import { products } from '../../../src/catalogue/products.ts';
import { fold } from '../../../src/text/fold.ts';
import { pages } from '../../pages.ts';

/** A removed line keeps its place until the cart changes again. */
type Line = { readonly product: Product; quantity: number; isRemoved: boolean };

/** Each URL whose heading is always the same, and that heading. */
export const headings: ReadonlyMap<string, string> = new Map([
  ...pages.flatMap(({ url, heading }) => (url === '/search' ? [] : [[url, heading] as const])),
  ...categories.map(({ slug, name }) => [`/category/${slug}`, name] as const),
  ...products.map(({ id, name }) => [`/product/${id}`, name] as const),
]);

const topRated = products.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, 4);
const savings = ({ price, originalPrice = price }: Product) =>
  Math.round(100 * (originalPrice - price));
const largestSavings = products.toSorted((a, b) => savings(b) - savings(a)).slice(0, 4);

export class ShopModel {
  private lines: Line[] = [];
  /** The history entries, each with the number of the document it belongs to. */
  private entries = [{ url: '/', document: 0 }];
  private current = 0;
  private documents = 1;
  /** Whether a second tab is open, which keeps the cart. */
  hasOtherTab = false;

  get url(): string {
    return this.entries[this.current]?.url ?? '';
  }

  get cart(): readonly Line[] {
    return this.lines.filter(({ isRemoved }) => !isRemoved);
  }

  get removed(): readonly Line[] {
    return this.lines.filter(({ isRemoved }) => isRemoved);
  }

  get term(): string | undefined {
    return this.url.startsWith('/search?q=') ? this.url.slice(10) : undefined;
  }

  /** The products on the cards of the page. */
  get listed(): readonly Product[] {
    const { url, term } = this;
    if (term !== undefined) return productsWith(term);
    if (url === '/products') return products;
    if (url === '/specials') return largestSavings;
    if (url.startsWith('/category/')) {
      return products.filter(({ category }) => url === `/category/${category}`);
    }
    const isEmptyCart = url === '/cart' && this.cart.length === 0;
    return isEmptyCart || url === '/' || !headings.has(url) ? topRated : [];
  }

  canGo(steps: number): boolean {
    return this.entries[this.current + steps] !== undefined;
  }

  /** Back and forward keep the cart within one document; beyond it the page is loaded again. */
  go(steps: number) {
    const from = this.entries[this.current];
    this.current += steps;
    if (this.entries[this.current]?.document !== from?.document) this.reload();
  }

  /** Follows a link. One to the current URL adds no history entry. */
  follow(url: string) {
    if (url !== this.url) this.visit(url);
  }

  visit(url: string, document = this.entries[this.current]?.document ?? 0) {
    this.current++;
    this.entries.splice(this.current, Number.POSITIVE_INFINITY, { url, document });
  }

  /** Opens a URL in the address bar, which loads a document. */
  open(url: string) {
    this.visit(url, this.documents++);
    this.reload();
  }

  /** The second tab answers with the cart. What was removed cannot be restored any more. */
  reload() {
    this.lines = this.hasOtherTab ? [...this.cart] : [];
  }

  add(product: Product, quantity = 1) {
    this.lines = [...this.cart];
    const line = this.lines.find((each) => each.product === product);
    if (line) line.quantity = Math.min(line.quantity + quantity, 999);
    else this.lines.push({ product, quantity, isRemoved: false });
  }

  changeQuantity(line: Line, by: number) {
    this.lines = [...this.cart];
    line.quantity += by;
  }

  remove(...lines: readonly Line[]) {
    this.lines = [...this.cart];
    for (const line of lines) line.isRemoved = true;
  }

  undo() {
    for (const line of this.lines) line.isRemoved = false;
  }
}

/** The products that a search must find, in any order. */
function productsWith(term: string): readonly Product[] {
  // src/text/fold.test.ts says which characters are the same: digits of other scripts are ordinary ones.
  const searched = fold(term);
  if (searched === '') return [];
  return products.filter(({ name, category, description }) => {
    const categoryName = categories.find(({ slug }) => slug === category)?.name ?? '';
    return [name, categoryName, description].some((text) => fold(text).includes(searched));
  });
}
