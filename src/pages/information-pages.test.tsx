import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, linkTo, main, openStore, section } from '../../test/open-store.tsx';
import { servicePages } from '../layout/information-page.tsx';

const notFound = "Page Not Found - The page you're looking for doesn't exist.";

test.each<readonly [string, string, string]>([
  ['/account', 'Account', 'Account Page - Coming soon!'],
  ['/specials', 'Specials', 'Special Offers - Great deals coming soon!'],
  ['/contact', 'Contact Us', '1-800-555-0142'],
  ['/shipping', 'Shipping Info', 'Free shipping on orders over $99!'],
  ['/returns', 'Returns', '60-day return policy'],
  ['/warranty', 'Warranty', 'Quality guaranteed'],
  ['/nowhere', 'Page Not Found', notFound],
  ['/product', 'Page Not Found', notFound],
])('%s has the heading "%s" and the text "%s"', (url, name, sentence) => {
  openStore(url);
  expect(heading()).toBe(name);
  main().getByText(sentence);
  const crumbs = within(main().getByRole('navigation', { name: 'Breadcrumb' }));
  expect(linkTo('Home', crumbs)).toBe('/');
  crumbs.getByText(name);
  expect(linkTo('Browse All Products')).toBe('/products');
});

/** The terms of a page with their values. */
const terms = () =>
  [...document.querySelectorAll('main dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

test.each([
  [
    '/shipping',
    [
      ['Smaller orders', 'Flat $9.99 under $99'],
      ['Where we deliver', 'All 50 states of the US'],
      ['Delivery time', 'Arrives in 3 to 5 business days'],
    ],
  ],
  [
    '/returns',
    [
      ['Counted from', 'The day your order arrives'],
      ['Used tools', 'We take them back if they are complete and work'],
      ['Return shipping', 'You pay it, unless the tool is faulty'],
      ['Refund', 'Within 5 business days after the tool has reached us'],
    ],
  ],
  [
    '/contact',
    [
      ['Open', 'Mon to Fri, 7 am to 6 pm Central'],
      ['Address', '1200 Garage Row, Springfield, IL 62700'],
    ],
  ],
  [
    '/warranty',
    [
      ['Term', '2-year warranty on every tool'],
      ['Shipping of a faulty tool', 'We pay it both ways'],
    ],
  ],
])('%s states its terms below its first sentence', (url, stated) => {
  openStore(url);
  expect(terms()).toEqual(stated);
  expect(document.querySelector('main dl')?.previousElementSibling?.tagName).toBe('P');
});

test('the account page links to the cart, which works without an account', () => {
  openStore('/account');
  expect(linkTo('Cart')).toBe('/cart');
});

const answers = () => main().getByRole('navigation', { name: 'Answers without a call' });

const answeringPages = () =>
  within(answers())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['/shipping', ['Contact Us', 'Warranty', 'Returns']],
  ['/returns', ['Contact Us', 'Warranty']],
  ['/warranty', ['Contact Us', 'Returns']],
] as const)('the text of %s links to %j', (url, names) => {
  openStore(url);
  const links = main()
    .getAllByRole('link')
    .filter((link) => !answers().contains(link));
  for (const name of names) {
    const page = servicePages.find((each) => each.name === name);
    const named = links.filter(({ textContent }) => textContent === name);
    expect(named.map((link) => link.getAttribute('href'))).toEqual([page?.url]);
  }
});

test.each(servicePages)('$url links to the other pages about buying here', ({ url }) => {
  openStore(url);
  const others = servicePages.filter((other) => other.url !== url);
  expect(answeringPages()).toEqual(others.map((other) => [other.name, other.url]));
});

test('contact says what the other pages answer', () => {
  openStore('/contact');
  const others = servicePages.filter(({ url }) => url !== '/contact');
  expect(answers().textContent).toBe(
    `Answers without a call${others.map(({ name, summary }) => `${name}: ${summary}.`).join('')}`,
  );
});

test.each(['/shipping', '/returns', '/warranty', '/contact'])(
  '%s has the phone number for what it does not say, in its text and beside it',
  (url) => {
    openStore(url);
    expect(linkTo('1-800-555-0142')).toBe('tel:+18005550142');
    if (url !== '/contact') expect(linkTo('Call 1-800-555-0142')).toBe('tel:+18005550142');
  },
);

test('/specials shows the four products with the largest savings', async () => {
  const shopper = openStore('/specials');
  const savings = within(section('Until then: our largest savings'));
  const cards = savings.getAllByRole('heading', { level: 3 });
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/product/obd2-scan-tablet',
    '/product/cordless-impact-wrench-20v',
    '/product/air-impact-wrench-half-in',
    '/product/dual-action-polisher-6in',
  ]);
  const [addFirst] = savings.getAllByRole('button', { name: /^Add to Cart/ });
  await shopper.click(addFirst as HTMLElement);
  screen.getByRole('link', { name: 'Cart, 1 item' });
});
