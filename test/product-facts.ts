/** https://schema.org/ItemAvailability */
const availabilities = [
  ...['BackOrder', 'Discontinued', 'InStock', 'InStoreOnly', 'LimitedAvailability', 'MadeToOrder'],
  ...['OnlineOnly', 'OutOfStock', 'PreOrder', 'PreSale', 'Reserved', 'SoldOut'],
].map((name) => `https://schema.org/${name}`);

type Entity = {
  offers?: { price?: string; priceCurrency?: string; availability?: string };
  aggregateRating?: { ratingValue?: number; reviewCount?: number };
};

/** The facts of a product in structured data that are wrong, and that the validator of the tests accepts. */
export function wrongFacts({ offers = {}, aggregateRating }: Entity): string[] {
  const { price = '', priceCurrency = '', availability = '' } = offers;
  const { ratingValue = 0, reviewCount = 0 } = aggregateRating ?? {
    ratingValue: 1,
    reviewCount: 1,
  };
  const facts = {
    price: /^\d+(\.\d+)?$/.test(price) && Number(price) > 0,
    priceCurrency: Intl.supportedValuesOf('currency').includes(priceCurrency),
    availability: availabilities.includes(availability),
    ratingValue: ratingValue >= 1 && ratingValue <= 5,
    reviewCount: Number.isInteger(reviewCount) && reviewCount > 0,
  };
  return Object.entries(facts).flatMap(([name, isRight]) => (isRight ? [] : name));
}
