// The pages of the store besides those of categories and products, for all tests that count or list them: those of the store written
// down once, and the owner's, which are those of test/fixture/content/ in unit tests.
import { contentPages } from '../src/content-pages.ts';

type Page = {
  readonly url: string;
  readonly heading: string;
  /** A sentence that the page must have. */
  readonly text?: string;
  /** Search engines may list it. */
  readonly isIndexed?: true;
  /** The footer links to it under this heading. */
  readonly isCustomerService?: true;
  /** It differs from an earlier one in its text only, so that tests of the layout need not open it. */
  readonly isLikeEarlier?: boolean;
};

export const pages: readonly Page[] = [
  { url: '/', heading: 'Professional Tools for Every Bay', isIndexed: true },
  { url: '/products', heading: 'All Tools', isIndexed: true },
  { url: '/cart', heading: 'Cart' },
  { url: '/search', heading: 'Search' },
  { url: '/compare', heading: 'Compare tools' },
  { url: '/account', heading: 'Account', text: 'Account Page - Coming soon!' },
  {
    url: '/specials',
    heading: 'Specials',
    text: 'Special Offers - Great deals coming soon!',
  },
  {
    url: '/contact',
    heading: 'Contact Us',
    text: '1-800-555-0142',
    isIndexed: true,
    isCustomerService: true,
  },
  {
    url: '/shipping',
    heading: 'Shipping Info',
    text: 'Free shipping on orders over $99!',
    isIndexed: true,
    isCustomerService: true,
  },
  {
    url: '/returns',
    heading: 'Returns',
    text: '60-day return policy',
    isIndexed: true,
    isCustomerService: true,
    isLikeEarlier: true,
  },
  {
    url: '/warranty',
    heading: 'Warranty',
    text: 'Quality guaranteed',
    isIndexed: true,
    isCustomerService: true,
    isLikeEarlier: true,
  },
  ...contentPages.map(({ path, title }) => ({
    url: path,
    heading: title,
    isIndexed: true as const,
    // Another text may have anything, such as two links that are too close for a finger.
    isLikeEarlier: path !== '/privacy',
  })),
];
