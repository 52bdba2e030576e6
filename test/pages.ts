// The pages of the store besides those of categories and products, for all tests that list them: the store's own and the owner's, which
// are those of test/fixture/content/ in unit tests.
import { contentPages } from '../src/content-pages.ts';
import { namedPages, type PageName } from '../src/paths.ts';

/** Of pages whose headings are not their names. */
const headings: { readonly [Page in PageName]?: string } = {
  home: 'Professional Tools for Every Bay',
};

export const pages: readonly { readonly url: string; readonly heading: string }[] = [
  ...namedPages().map(([page, { path, name }]) => ({ url: path, heading: headings[page] ?? name })),
  ...contentPages.map(({ path, title }) => ({ url: path, heading: title })),
];
