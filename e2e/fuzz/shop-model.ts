// What a shopper may expect of one tab. It reads the catalogue's facts and none of the shop's rules: it
// finds, counts and sums for itself, and so can judge them.
import { categories } from '../../src/catalogue/categories';
import type { Product } from '../../src/catalogue/product';
import { products } from '../../src/catalogue/products';

/** A line that was taken out keeps its place until something else is done with the cart. */
type Line = { readonly product: Product; quantity: number; isGone: boolean };

/** The address of each page that has one heading, and that heading. */
export const headings: ReadonlyMap<string, string> = new Map([
  ['/', 'Professional Tools for Every Bay'],
  ['/products', 'All Tools'],
  ['/cart', 'Cart'],
  ['/account', 'Account'],
  ['/specials', 'Specials'],
  ['/contact', 'Contact Us'],
  ['/shipping', 'Shipping Info'],
  ['/returns', 'Returns'],
  ['/warranty', 'Warranty'],
  ...categories.map(({ slug, name }) => [`/category/${slug}`, name] as const),
  ...products.map(({ id, name }) => [`/product/${id}`, name] as const),
]);

const bestSellers = products.toSorted((a, b) => b.rating - a.rating).slice(0, 4);

export class ShopModel {
  private lines: Line[] = [];
  /** Every address that back and forward lead to, and which load of the page it belongs to. */
  private visits = [{ address: '/', load: 0 }];
  private at = 0;
  private loads = 1;

  get address(): string {
    return this.visits[this.at]?.address ?? '';
  }

  get cart(): readonly Line[] {
    return this.lines.filter(({ isGone }) => !isGone);
  }

  get gone(): readonly Line[] {
    return this.lines.filter(({ isGone }) => isGone);
  }

  get term(): string | undefined {
    return this.address.startsWith('/search?q=') ? this.address.slice(10) : undefined;
  }

  /** The products that can be put into the cart where the shopper stands. */
  get onSale(): readonly Product[] {
    const { address, term } = this;
    if (term === '') return [];
    const found = term === undefined ? [] : productsWith(term);
    if (found.length > 0) return found;
    if (address === '/products') return products;
    if (address.startsWith('/category/')) {
      return products.filter(({ category }) => category === headings.get(address));
    }
    if (address.startsWith('/product/')) {
      return products.filter(({ name }) => name === headings.get(address));
    }
    const isEmptyCart = address === '/cart' && this.cart.length === 0;
    const isElsewhere = address === '/' || !headings.has(address);
    return isEmptyCart || isElsewhere ? bestSellers : [];
  }

  /** The products that can be opened: beside the one that is shown, the others of its category. */
  get linked(): readonly Product[] {
    const shown = products.find(({ id }) => this.address === `/product/${id}`);
    if (shown) return products.filter((each) => each.category === shown.category && each !== shown);
    const isCart = this.address === '/cart' && this.cart.length > 0;
    return isCart ? this.cart.map(({ product }) => product) : this.onSale;
  }

  canGo(steps: number): boolean {
    return this.visits[this.at + steps] !== undefined;
  }

  /** Back and forward keep the cart within one load of the page; beyond it the page is loaded anew. */
  go(steps: number) {
    const from = this.visits[this.at];
    this.at += steps;
    if (this.visits[this.at]?.load !== from?.load) this.lines = [];
  }

  /** Inside the app. A link to where the shopper already is leads nowhere new. */
  follow(address: string) {
    if (address !== this.address) this.visit(address);
  }

  visit(address: string, load = this.visits[this.at]?.load ?? 0) {
    this.at++;
    this.visits.splice(this.at, Number.POSITIVE_INFINITY, { address, load });
  }

  /** By the address bar, which loads the page anew. */
  open(address: string) {
    this.visit(address, this.loads++);
    this.lines = [];
  }

  reload() {
    this.lines = [];
  }

  add(product: Product, quantity = 1) {
    this.lines = [...this.cart];
    const line = this.lines.find((each) => each.product === product);
    if (line) line.quantity += quantity;
    else this.lines.push({ product, quantity, isGone: false });
  }

  takeOut(...lines: readonly Line[]) {
    this.lines = [...this.cart];
    for (const line of lines) line.isGone = true;
  }

  undo() {
    for (const line of this.lines) line.isGone = false;
  }
}

/** What a search is to find: no more than each product's own words. */
export const productsWith = (term: string): readonly Product[] =>
  products.filter(({ name, category, description }) =>
    [name, category, description].some((text) => text.toLowerCase().includes(term.toLowerCase())),
  );
