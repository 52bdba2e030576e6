// A mutant runs all tests that reach it until one fails. The component of a card is on most pages, whose tests would take minutes for
// each mutant. So the tests of its own folder count, and these.
import { mutationTests } from './mutation.config.ts';

/** Tests of other folders that show the components of a folder. */
const shownBy: Record<string, string[]> = {
  cart: ['pages/product/*', 'pages/cart/cart-lines'],
  catalogue: ['pages/product/*', 'pages/{compare,products}-page'],
  comparison: ['pages/compare-page'],
  listing: ['pages/{category,products,search}-page', 'pages/plain-products'],
  search: ['layout/*'],
  text: ['search/*'],
  'pages/cart': ['cart/*'],
};

const folder = process.env.MUTATED_FOLDER ?? '';
const places = [`${folder}/*`, ...(shownBy[folder] ?? [])];
const tests = (end: string) => places.map((place) => `src/${place}.${end}`);

export default mutationTests({
  rules: tests('test.ts'),
  app: tests('test.tsx'),
  isolated: tests('isolated.test.tsx'),
});
