import { expect, test } from 'vitest';
import {
  orderByEmail,
  orderByWhatsApp,
  shopifyCart,
  wooCommerceCheckout,
} from '../src/checkout.ts';
import { jack } from '../test/jack.ts';
import { checkoutIdProblems } from './checkout-ids.ts';

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
        text: `jack: checkoutId is missing, so saws.example cannot take orders of ${jack.name}. docs/spreadsheet.md says where you find it.`,
      },
    ]);
  },
);

test('orders by e-mail or WhatsApp, or by phone alone, need no ids', () => {
  for (const checkoutUrl of [orderByEmail('orders@saws.example'), orderByWhatsApp('5'), undefined])
    expect(problems(checkoutUrl)).toEqual([]);
});
