import { expect, test } from 'vitest';
import {
  orderByEmail,
  orderByWhatsApp,
  shopifyCart,
  wooCommerceCheckout,
} from '../src/checkout.ts';
import { jack, problemsOf } from '../test/jack.ts';
import { type CheckoutShop, checkoutIdProblems, plainCheckoutId } from './checkout-ids.ts';

const stand = { ...jack, id: 'stand', checkoutId: '4711' };
const lamp = { ...jack, id: 'lamp', availability: 'discontinued' } as const;
const problems = (checkoutUrl?: ReturnType<typeof shopifyCart>) =>
  checkoutIdProblems([jack, stand, lamp], checkoutUrl);

test.each([shopifyCart, wooCommerceCheckout])(
  'a store whose orders go to another shop is not published with a product which that shop does not know',
  (checkout) => {
    expect(problems(checkout('https://saws.example'))).toEqual([
      {
        product: jack,
        text: `checkoutId is missing, so saws.example cannot take orders of ${jack.name}. docs/spreadsheet.md says where you find it.`,
      },
    ]);
  },
);

test('orders by e-mail or WhatsApp, or by phone alone, need no ids', () => {
  for (const checkoutUrl of [orderByEmail('orders@saws.example'), orderByWhatsApp('5'), undefined])
    expect(problems(checkoutUrl)).toEqual([]);
});

test.each<[text: string, id: string]>([
  ['gid://shopify/ProductVariant/45501', '45501'],
  ['https://admin.shopify.com/store/saws/products/85/variants/45501', '45501'],
  ['https://saws.myshopify.com/admin/products/85/variants/45501?limit=1', '45501'],
  ['https://saws.example/products/saw?variant=45501', '45501'],
  ['https://saws.myshopify.com/cart/45501:1', '45501'],
  ['https://saws.myshopify.com/cart/45501:1?channel=buy_button', '45501'],
  // Of two variants.
  ...['https://saws.myshopify.com/cart/45501:1,45502:1', 'gid://shopify/Product/85'].map(
    (text): [string, string] => [text, text],
  ),
  ...['45501', 'SAW-1', ''].map((text): [string, string] => [text, text]),
])('the id in %s is %s', (text, id) => {
  expect(plainCheckoutId(text)).toBe(id);
});

const where = 'docs/spreadsheet.md says where you find it.';
const roundedText =
  'whose last digits a spreadsheet program has rounded: format the column as text, and write the id again';

test.each<[id: string, shop: CheckoutShop, problem: string | undefined]>([
  ['45501122334401', 'Shopify', undefined],
  ['118', 'WooCommerce', undefined],
  ['7ZKJQ2', undefined, undefined],
  // A number this short is not rounded.
  ['2000000', 'WooCommerce', undefined],
  ...(['Shopify', 'WooCommerce', undefined] as const).flatMap((shop) =>
    ['45501122000000', '4.55011E+13', '4,55E+13', '4.55e13'].map(
      (id): [string, CheckoutShop, string] => [id, shop, `is "${id}", ${roundedText}. ${where}`],
    ),
  ),
  [
    'gid://shopify/ProductVariant/45500000000000',
    undefined,
    `is "gid://shopify/ProductVariant/45500000000000", ${roundedText}. ${where}`,
  ],
  [
    'gid://shopify/ProductVariant/45501',
    'Shopify',
    `is "gid://shopify/ProductVariant/45501": write '45501'.`,
  ],
  ...['gid://shopify/Product/85', 'https://admin.shopify.com/store/saws/products/85'].map(
    (id): [string, CheckoutShop, string] => [
      id,
      undefined,
      `is "${id}", which names the product: Shopify takes orders by the id of the variant. ${where}`,
    ],
  ),
  ['SAW-1', 'Shopify', `is "SAW-1", but the ids of Shopify are digits. ${where}`],
  ['118.0', 'WooCommerce', `is "118.0", but the ids of WooCommerce are digits. ${where}`],
])('the build says of the id %s for %s: %s', (checkoutId, shop, problem) => {
  expect(problemsOf({ checkoutId }, { shop })).toEqual(
    problem ? [`jack: checkoutId ${problem}`] : [],
  );
});

test('an id that several products have is refused for each of them, without those that nobody can order', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const products = ['jack', 'stand', 'lamp', 'ramp'].map((id, index) => ({
    ...{ ...jack, id, name: `The ${id}`, itemNumber: `T-${index}`, checkoutId: '118' },
    ...(id === 'ramp' && { availability: 'discontinued' as const }),
  }));
  const problem = `checkoutId is "118" for 3 products: The jack, The stand, The lamp. If they are variants of one product, this is the id of the product: write that of each variant. ${where}`;
  expect(problemsOf({}, { products, hasFile })).toEqual([
    `jack: ${problem}`,
    `stand: ${problem}`,
    `lamp: ${problem}`,
  ]);
});
