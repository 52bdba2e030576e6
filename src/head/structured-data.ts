// What the pages say in schema.org's words: https://schema.org, and the part of it that
// https://developers.google.com/search/docs/appearance/structured-data reads. Only what a page shows.
import { categoryOf, findCategory, findProduct, productsIn } from '../catalogue/catalogue';
import type { Category } from '../catalogue/categories';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import { categoryUrl, paths, productUrl, searchParameter } from '../paths';
import { store } from '../store';

type Step = { readonly name: string; readonly path: string };

const categoryStep = ({ name, slug }: Category): Step => ({ name, path: categoryUrl(slug) });

/** The data of the page at a path, for a store at `siteUrl`; none where the page has nothing to add. */
export function structuredData(path: string, siteUrl: string): object[] {
  const category = findCategory(path.replace(categoryUrl(''), ''));
  const product = findProduct(path.replace(productUrl(''), ''));
  if (path === paths.home) return homeData(siteUrl);
  if (path === paths.products) {
    return [breadcrumb(siteUrl, { name: 'All Tools', path }), itemList(siteUrl, products)];
  }
  if (category) {
    return [breadcrumb(siteUrl, categoryStep(category)), itemList(siteUrl, productsIn(category))];
  }
  return product ? productData(siteUrl, product) : [];
}

const breadcrumb = (siteUrl: string, ...steps: Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
});

const itemList = (siteUrl: string, products: readonly Product[]) => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: `${siteUrl}${productUrl(product.id)}`,
  })),
});

const homeData = (siteUrl: string) => [
  {
    '@type': 'Organization',
    name: store.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    telephone: store.phone,
  },
  {
    '@type': 'WebSite',
    name: store.name,
    url: `${siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${paths.search}?${searchParameter}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
];

function productData(siteUrl: string, product: Product) {
  const category = categoryOf(product);
  const url = `${siteUrl}${productUrl(product.id)}`;
  return [
    breadcrumb(siteUrl, ...(category ? [categoryStep(category)] : []), {
      name: product.name,
      path: productUrl(product.id),
    }),
    {
      '@type': 'Product',
      name: product.name,
      sku: product.id,
      image: `${siteUrl}${product.image}`,
      description: product.description,
      category: product.category,
      url,
      offers: {
        '@type': 'Offer',
        price: product.price.toFixed(2),
        priceCurrency: 'USD',
        url,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviews,
        bestRating: 5,
      },
    },
  ];
}
