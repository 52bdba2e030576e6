// The facts about the store. Amounts are in dollars.

const phone = '1-800-555-0142';
const freeShippingFrom = 99;
const shippingFee = 9.99;

/** An amount of dollars in a sentence: `$99`, and with cents `$149.50`. */
export const amountInText = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;

/**
 * The `tel:` URL of a phone number with its country code, with or without a `+` (RFC 3966). Spaces, dots, hyphens and
 * brackets are for readers, and so is the `(0)` that is only dialled within a country.
 */
export const telUrl = (number: string): string =>
  `tel:+${number.replace('(0)', '').replaceAll(/\D/g, '')}`;

export const store = {
  name: 'Torque Bay',
  tagline: 'Professional Tools and Automotive Equipment',
  phone,
  phoneUrl: telUrl(phone),
  freeShippingFrom,
  shippingFee,
  flatShipping: `Flat ${amountInText(shippingFee)} under ${amountInText(freeShippingFrom)}.`,
  freeShippingNote: `Free shipping over ${amountInText(freeShippingFrom)}`,
  freeShippingPromise: `Free shipping on orders over ${amountInText(freeShippingFrom)}`,
  returnPolicy: '60-day return policy',
  copyrightYear: 2024,
} as const;
