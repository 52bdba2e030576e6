import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  button,
  currentUrl,
  heading,
  linkTo,
  main,
  openStore,
  section,
} from '../../../test/open-store.tsx';

const impactWrench = '/product/air-impact-wrench-half-in';

test('a product page shows image, rating, price, savings, description and category links', () => {
  openStore(impactWrench);
  expect(heading()).toBe('1/2 in. Composite Air Impact Wrench');
  const image = main().getByAltText(/^Black air impact wrench/);
  expect(image.getAttribute('src')).toMatch(/^\/images\/air-impact-wrench-half-in/);
  const rating = main().getByRole('img', { name: 'Rated 4.8 out of 5, 734 reviews' });
  expect(rating.textContent).toBe('4.8 ★★★★☆ (734)');
  expect(main().getAllByText('$229.99')).toHaveLength(2);
  expect(main().getByText('$279.99').tagName).toBe('S');
  expect(main().getByText('$279.99').textContent).toBe('was $279.99');
  main().getByText('Save $50.00 (18% off)');
  const description = main().getByRole('heading', { name: 'Description', level: 2 });
  expect(description.nextSibling?.textContent).toContain('950\u00a0ft-lbs at');
  main().getByText('In stock · arrives in 3 to 5 business days');
  main().getByText('Free shipping over $99');
  main().getByText('60-day return policy');
  expect(linkTo('Shipping Info')).toBe('/shipping');
  expect(linkTo('Returns')).toBe('/returns');
  expect(linkTo('Warranty')).toBe('/warranty');
  main().getByText('Item TB-1070');
  // In the breadcrumbs, and on a phone beside the item number.
  for (const link of main().getAllByRole('link', { name: 'Air Tools' }))
    expect(link.getAttribute('href')).toBe('/category/air-tools');
});

test('adding to the cart updates the badge and is announced', async () => {
  const shopper = openStore(impactWrench);
  screen.getByRole('link', { name: 'Cart' });
  await shopper.click(button('Add to Cart'));
  within(screen.getByRole('link', { name: 'Cart, 1 item' })).getByText('1');
  expect(screen.getByRole('status').textContent).toBe(
    'Added to cart: 1/2 in. Composite Air Impact Wrench. 1 item in cart.',
  );
});

test('a cheaper product says what its shipping costs and how much more ships free', () => {
  openStore('/product/led-work-light-20v');
  main().getByText('In stock · $9.99 shipping');
  main().getByText('Add $29.01 for free shipping');
  main().getByText(/^Tool only\./);
});

test('a product page has a specification table, the box list, and what it works with', () => {
  openStore('/product/led-work-light-20v');
  const table = within(section('Specifications'));
  expect(table.getByText('Weight', { selector: 'dt' }).nextSibling?.textContent).toBe(
    '5.1\u00a0lb (2.3\u00a0kg) with battery',
  );
  const box = within(section('In the Box'));
  box.getByText('1 work light with hook and magnetic base');
  const others = within(section('Works with'));
  others.getByText('Same 20V battery');
  others.getByRole('link', { name: '20V Brushless 1/2 in. Impact Wrench Kit' });
  // A single other product is too few for the section.
  expect(main().queryByText('More from Battery Tools')).toBeNull();
});

test('below its images a tool stands beside a hand, with its size in words; one without a side view has no such drawing', () => {
  openStore('/product/click-torque-wrench-half-in');
  const size = 'Size: 24 in. (610 mm) long, 2.3 in. (58 mm) high, beside a gloved hand';
  const drawing = within(main().getByRole('figure', { name: '' }));
  drawing.getByText(size);
  cleanup();
  openStore('/product/angle-grinder-5in');
  expect(main().queryByRole('figure')).toBeNull();
});

test('below the rating are the first four specifications', () => {
  openStore(impactWrench);
  const [facts, specifications] = [...document.querySelectorAll('main dl')].map((list) =>
    [...list.querySelectorAll('dt')].map(({ textContent }) => textContent),
  );
  expect(facts).toEqual(specifications?.slice(0, 4));
});

test('after Add to Cart the link to the cart has its place and the focus, and the quantity is that of the cart', async () => {
  const shopper = openStore('/product/socket-set-40pc?items=led-work-light-20v:1');
  const quantity = () =>
    main().getByRole<HTMLInputElement>('textbox', { name: /^Quantity of 40-Piece/ });
  const place = button('Add to Cart').closest('form')?.parentElement;
  expect(quantity().value).toBe('1');
  await shopper.click(button('Add to Cart'));
  expect(main().queryByRole('button', { name: /^Add to Cart$/ })).toBeNull();
  const viewCart = main().getByRole('link', { name: 'View cart · 2' });
  expect(viewCart.getAttribute('href')).toBe('/cart');
  expect(viewCart.parentElement).toBe(place);
  expect(document.activeElement).toBe(viewCart);
  await shopper.type(quantity(), '12{Enter}');
  main().getByRole('link', { name: 'View cart · 13' });
  expect(document.activeElement).toBe(quantity());
  await shopper.click(button('Increase quantity of 40-Piece 1/4 in. Socket Set'));
  screen.getByRole('link', { name: 'Cart, 14 items' });
  main().getByRole('link', { name: 'View cart · 14' });
});

test('the second click of a double click does not open the cart', async () => {
  const shopper = openStore('/product/socket-set-40pc');
  await shopper.click(button('Add to Cart'));
  const viewCart = main().getByRole('link', { name: 'View cart · 1' });
  fireEvent.click(viewCart, { detail: 2 });
  expect(currentUrl()).toBe('/product/socket-set-40pc');
  fireEvent.click(viewCart, { detail: 1 });
  expect(currentUrl()).toBe('/cart');
});

test.each([
  ['typed and entered', '4{Enter}'],
  ['typed', '4'],
])('the quantity beside Add to Cart is how many it adds: %s', async (_, keys) => {
  const shopper = openStore('/product/socket-set-40pc');
  const quantity = main().getByRole('textbox', { name: /^Quantity of 40-Piece/ });
  await shopper.type(quantity, keys);
  screen.getByRole('link', { name: 'Cart' });
  // As in Safari on iOS, where a tap on the button does not blur the field.
  fireEvent.submit(document.querySelector('main form:has([value="socket-set-40pc"])') as Element);
  screen.getByRole('link', { name: 'Cart, 4 items' });
  main().getByRole('link', { name: 'View cart · 4' });
});

test('a button that adds two says so, with their price and the name of the tool', async () => {
  const shopper = openStore('/product/socket-set-40pc');
  await shopper.click(button('Increase quantity of 40-Piece 1/4 in. Socket Set'));
  const two = button('Add 2 to Cart · $119.98: 40-Piece 1/4 in. Socket Set');
  expect(two.textContent).toBe('Add 2 to Cart · $119.98');
  await shopper.click(two);
  main().getByRole('link', { name: 'View cart · 2' });
});

test('before hydration the form of the quantity opens a cart with that many', () => {
  openStore('/product/socket-set-40pc');
  const quantity = main().getByRole<HTMLInputElement>('textbox', { name: /^Quantity of 40-Piece/ });
  quantity.value = '4';
  const data = new FormData(quantity.form ?? undefined, button('Add to Cart'));
  expect(`${new URLSearchParams(data as unknown as Record<string, string>)}`).toBe(
    'quantity=4&items=socket-set-40pc',
  );
});

test('a page that is opened anew has Add to Cart, which adds one to those in the cart', async () => {
  const shopper = openStore('/product/socket-set-40pc?items=socket-set-40pc:2');
  expect(main().getByRole<HTMLInputElement>('textbox', { name: /^Quantity of/ }).value).toBe('2');
  expect(main().queryByRole('link', { name: /^View cart/ })).toBeNull();
  expect(button('Add to Cart').textContent).toBe('Add to Cart$59.99');
  await shopper.click(button('Add to Cart'));
  screen.getByRole('link', { name: 'Cart, 3 items' });
  main().getByRole('link', { name: 'View cart · 3' });
});

test('the cart that is full of a product is opened like any other', async () => {
  const shopper = openStore('/product/socket-set-40pc?items=socket-set-40pc:999');
  await shopper.click(button('Add to Cart'));
  main().getByRole('link', { name: 'View cart · 999' });
  expect(screen.getByRole('status').textContent).toBe(
    'The cart holds at most 999 of each product.',
  );
});

test('on the way back from the cart a product that was removed there can be added again', async () => {
  // With this support the store keeps the product page, hidden, while it shows the cart.
  vi.stubGlobal('CSS', { supports: () => true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const shopper = openStore('/product/socket-set-40pc');
  await shopper.click(button('Add to Cart'));
  await shopper.click(main().getByRole('link', { name: /^View cart/ }));
  await shopper.click(button('Remove 40-Piece 1/4 in. Socket Set'));
  await shopper.click(button('Browser: back'));
  expect(heading()).toBe('40-Piece 1/4 in. Socket Set');
  expect(main().queryByRole('link', { name: /^View cart/ })).toBeNull();
  await shopper.click(button('Add to Cart'));
  main().getByRole('link', { name: 'View cart · 1' });
});

test('a product page lists the other products of its category, but none that it works with', () => {
  openStore(impactWrench);
  const namesIn = (region: string) =>
    within(section(region))
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent);
  expect(namesIn('Works with')).toContain('3/8 in. Air Ratchet');
  expect(namesIn('More from Air Tools')).toEqual(['HVLP Gravity-Feed Spray Gun']);
});

test.each(['no-such-tool', '__proto__', 'constructor', '%25E0%25A4%25A', 'x'.repeat(4000)])(
  'an unknown id (%s) redirects to all products',
  (id) => {
    openStore(`/product/${id}`);
    expect(currentUrl()).toBe('/products');
    expect(heading()).toBe('All Tools');
  },
);
