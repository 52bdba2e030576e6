import { categories } from '../catalogue/categories.ts';
import { categoryUrl, pages } from '../paths.ts';

/** So many categories fit two rows of the navigation on a screen of 1280 pixels. */
const mostCategories = 12;

/** The categories that the navigation and the footer link, by their place in the navigation. */
export const navCategories = categories
  .toSorted((a, b) => a.navPosition - b.navPosition)
  .slice(0, mostCategories)
  .map(({ name, navLabel = name, slug }) => ({ name, navLabel, url: categoryUrl(slug) }));

/** The page that links every category, if those are not all. */
export const otherCategoriesUrl =
  categories.length > mostCategories ? `${pages.products.path}#categories` : undefined;
