import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wrongFacts } from '../../test/product-facts.ts';
import { readProducts } from '../../tools/import/read-products.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { daysIn, productData } from './structured-data.ts';

const light = findProduct('led-work-light-20v') as Product;

/** A product as its page describes it. */
function entityOf(product: Product) {
  const [, entity] = productData('https://tools.example', product);
  return JSON.parse(JSON.stringify(entity));
}

const offerOf = (id: string) => entityOf(findProduct(id) as Product).offers;

test('a product is new, and has a brand and a GTIN if the catalogue has them', () => {
  const { brand: _, gtin: __, ...plain } = light;
  expect(entityOf(plain).offers.itemCondition).toBe('https://schema.org/NewCondition');
  expect(entityOf(plain)).not.toHaveProperty('brand');
  expect(entityOf(plain)).not.toHaveProperty('gtin');
  expect(entityOf({ ...plain, brand: 'Acme', gtin: '4006381333931' })).toMatchObject({
    brand: { '@type': 'Brand', name: 'Acme' },
    gtin: '4006381333931',
  });
});

test('price, currency, availability and reviews are what search engines read, of each product and each import', async () => {
  const folder = 'tools/import/test-files';
  const store = { categories: [], currencies: ['USD', 'EUR', '$'], products: [] };
  const imported = await Promise.all(
    readdirSync(folder).map((file) => readProducts(readFileSync(`${folder}/${file}`), store)),
  );
  const ofImports = imported.flatMap((read) => read.imported.map(({ product }) => product));
  expect(ofImports.length).toBeGreaterThan(40);
  const { category } = light;
  for (const product of [...products, ...ofImports.map((each) => ({ ...each, category }))])
    expect([product.id, wrongFacts(entityOf(product))]).toEqual([product.id, []]);
});

test.each([
  ['priceCurrency', { offers: { priceCurrency: undefined } }],
  ['priceCurrency', { offers: { priceCurrency: 'US$' } }],
  ['availability', { offers: { availability: 'soonish' } }],
  ['availability', { offers: { availability: 'InStock' } }],
  ['price', { offers: { price: '-1' } }],
  ['price', { offers: { price: '0.00' } }],
  ['reviewCount', { aggregateRating: { ratingValue: 4.5, reviewCount: 0 } }],
  ['reviewCount', { aggregateRating: { ratingValue: 4.5 } }],
  ['ratingValue', { aggregateRating: { ratingValue: 6, reviewCount: 2 } }],
])(
  'the test of these facts finds a wrong %s: %j',
  (fact, { offers, ...wrong }: object & { offers?: object }) => {
    const entity = entityOf(light);
    const broken = { ...entity, ...wrong, offers: { ...entity.offers, ...offers } };
    expect(wrongFacts(broken)).toEqual([fact]);
  },
);

test('an offer says what shipping costs, where it goes and how long it takes', () => {
  expect(offerOf('led-work-light-20v').shippingDetails).toEqual({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '9.99', currency: 'USD' },
    shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'US' }],
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
    },
  });
  expect(offerOf('obd2-scan-tablet').shippingDetails.shippingRate.value).toBe('0.00');
});

test('an offer says how long it can be returned, and who pays the way back', () => {
  expect(offerOf('led-work-light-20v').hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['US'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 60,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  });
});

test.each([
  ['Arrives in 3 to 5 business days.', [3, 5]],
  ['Delivered in 2-4 days', [2, 4]],
  ['2 – 4 working days.', [2, 4]],
  ['Ships within 1 day.', [1, 1]],
  ['60-day return policy', [60, 60]],
  ['Returns within 30 days', [30, 30]],
  ['Arrives in 1 to 2 weeks.', []],
  ['Open 7 to 9, every day', []],
  ['', []],
])('the days in "%s" are %j', (sentence, days) => {
  expect(daysIn(sentence)).toEqual(days);
});
