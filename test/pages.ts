// The pages of the store besides those of categories and products, for all tests that list them: the store's own and the owner's, which
// are those of test/fixture/content/ in unit tests.
import { contentPages } from '../src/content-pages.ts';
import { type PageName, pagesOf } from '../src/paths.ts';
import { store } from '../src/store.ts';

/** Of pages whose headings are not their names. */
const headings: { readonly [Page in PageName]?: string } = {
  home: 'Professional Tools for Every Bay',
};

export const pages: readonly { readonly url: string; readonly heading: string }[] = [
  ...pagesOf(store).map(([page, { path, name }]) => ({
    url: path,
    heading: headings[page] ?? name,
  })),
  ...contentPages.map(({ path, title }) => ({ url: path, heading: title })),
];
