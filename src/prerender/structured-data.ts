// Structured data for search engines: https://schema.org. It has only the types that Google supports
// (https://developers.google.com/search/docs/appearance/structured-data), and only facts that the page shows, except brand and GTIN.
import { shippingFor } from '../cart/pricing.ts';
import { categoryOf, listedProducts, productsIn } from '../catalogue/catalogue.ts';
import { socialImage } from '../catalogue/images.ts';
import type { Category, Product } from '../catalogue/product.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { hasReviews } from '../catalogue/star-rating.tsx';
import { decimals, plainAmount, toCents } from '../money/money.ts';
import { categoryUrl, pages, productUrl } from '../paths.ts';
import { brand, store } from '../store.ts';

/** The structured data of a page, for a store published at `siteUrl`. */
export type StructuredData = (siteUrl: string) => object[];

type NamedPath = [name: string, path: string];

const listItems = (paths: readonly NamedPath[], urlKey: 'item' | 'url', siteUrl: string) =>
  paths.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [urlKey]: `${siteUrl}${path}`,
  }));

const breadcrumbList = (siteUrl: string, ...breadcrumbs: NamedPath[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: listItems([['Home', pages.home.path], ...breadcrumbs], 'item', siteUrl),
});

const categoryBreadcrumb = ({ name, slug }: Category): NamedPath => [name, categoryUrl(slug)];

const productEntry = ({ name, id }: Product): NamedPath => [name, productUrl(id)];

const itemList = (siteUrl: string, products: readonly Product[]) => ({
  '@type': 'ItemList',
  itemListElement: listItems(products.map(productEntry), 'url', siteUrl),
});

export const homeData: StructuredData = (siteUrl) => [
  {
    '@type': 'Organization',
    name: store.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}${store.logo}`,
    telephone: store.phone.shown,
  },
  {
    '@type': 'WebSite',
    name: store.name,
    url: `${siteUrl}/`,
  },
];

export const productsData: StructuredData = (siteUrl) => [
  breadcrumbList(siteUrl, [pages.products.name, pages.products.path]),
  itemList(siteUrl, listedProducts),
];

export const categoryData = (siteUrl: string, category: Category) => [
  breadcrumbList(siteUrl, categoryBreadcrumb(category)),
  itemList(siteUrl, productsIn(category)),
];

export const productData = (siteUrl: string, product: Product) => [
  breadcrumbList(siteUrl, categoryBreadcrumb(categoryOf(product)), productEntry(product)),
  productEntity(siteUrl, product),
];

function productEntity(siteUrl: string, product: Product) {
  const url = `${siteUrl}${productUrl(product.id)}`;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.itemNumber,
    gtin: product.gtin,
    brand: product.brand && { '@type': 'Brand', name: product.brand },
    image: `${siteUrl}${socialImage(product.id).url}`,
    description: product.description,
    category: categoryOf(product).name,
    additionalProperty: product.specifications?.map((specification) => ({
      '@type': 'PropertyValue',
      name: specification.name,
      value: specificationText(specification),
    })),
    url,
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(decimals),
      priceCurrency: store.currency,
      availability: schemaAvailability[product.availability ?? 'in-stock'],
      itemCondition: 'https://schema.org/NewCondition',
      url,
      shippingDetails: shippingDetails(product),
      hasMerchantReturnPolicy: returnPolicy(),
    },
    // Search engines reject a `reviewCount` of 0.
    ...(hasReviews(product) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviews,
        bestRating: 5,
      },
    }),
  };
}

/** Undefined if the store does not say where it delivers. */
function shippingDetails({ price }: Product) {
  if (!store.deliveryRegion || brand.deliveryCountries.length === 0) return undefined;
  const [minValue, maxValue] = daysIn(store.deliveryTime);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(shippingFor(toCents(price))),
      currency: store.currency,
    },
    shippingDestination: brand.deliveryCountries.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    deliveryTime: minValue && {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  };
}

/** Undefined if the policy of the store names no days. */
function returnPolicy() {
  const [, days] = daysIn(store.returnPolicy);
  if (!days || brand.deliveryCountries.length === 0) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: brand.deliveryCountries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees:
      store.returnShipping && brand.returnsPaidBy ? schemaFees[brand.returnsPaidBy] : undefined,
  };
}

/** The fewest and the most days that a sentence names: `3 to 5 business days`, `60-day return policy`. Empty if it names none. */
export function daysIn(sentence: string): [] | [from: number, to: number] {
  const [, from, to = from] =
    sentence.match(/(\d+)(?:(?: to | ?[-–] ?)(\d+))?[- ](?:[a-z]+ )?days?\b/) ?? [];
  return from ? [Number(from), Number(to)] : [];
}

/** https://schema.org/ReturnFeesEnumeration */
const schemaFees = {
  customer: 'https://schema.org/ReturnFeesCustomerResponsibility',
  store: 'https://schema.org/FreeReturn',
} as const;

/** https://schema.org/ItemAvailability */
const schemaAvailability: Readonly<Record<NonNullable<Product['availability']>, string>> = {
  'in-stock': 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/SoldOut',
  discontinued: 'https://schema.org/Discontinued',
};
