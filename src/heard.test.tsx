// What a screen reader says. A simulated one shows the order and the repetitions, not how a certain screen reader speaks.
import { virtual } from '@guidepup/virtual-screen-reader';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main, openStore } from '../test/open-store.tsx';
import { findProduct } from './catalogue/catalogue.ts';

/** All phrases from the start to the end of an element, without the ends of the elements in it. */
async function heardIn(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const phrases = [first];
  do {
    await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  } while (phrases.at(-1) !== `end of ${first}`);
  await virtual.stop();
  return phrases.filter((phrase) => !phrase.startsWith('end of '));
}

const power = '/category/power-tools';
const grinder = findProduct('angle-grinder-5in');

test('a card says both prices before its links', async () => {
  openStore(power);
  const [card] = main().getAllByRole('article');
  const heard = await heardIn(card as HTMLElement);
  const from = heard.indexOf('$129.99');
  expect(heard.slice(from)).toEqual([
    '$129.99',
    'deletion',
    'Original price',
    '$159.99',
    ...heard.slice(from + 4),
  ]);
});

test('the header of a column in the comparison, which is read with each cell, is the name of the product', async () => {
  openStore('/compare?tools=angle-grinder-5in,digital-heat-gun');
  const heard = await heardIn(main().getByRole('region', { name: 'Comparison' }));
  expect(heard.filter((phrase) => phrase.startsWith('columnheader'))).toEqual([
    'columnheader, Specification',
    'columnheader, 5 in. Variable-Speed Angle Grinder',
    'columnheader, 1500W Digital Heat Gun',
  ]);
  const [head] = screen.getAllByRole('rowgroup');
  const heardInHead = await heardIn(head as HTMLElement);
  expect(heardInHead.filter((phrase) => phrase.startsWith('image'))).toEqual([]);
});

test('the gallery says once what each image shows', async () => {
  openStore('/product/angle-grinder-5in');
  await main().findByRole('group', { name: 'Thumbnails' });
  const heard = await heardIn(screen.getByRole('main'));
  for (const alt of [grinder?.imageAlt, ...(grinder?.views ?? [])]) {
    expect(heard.filter((phrase) => phrase.includes(`${alt}`))).toEqual([`link, Zoom: ${alt}`]);
  }
  expect(heard.filter((phrase) => phrase.startsWith('link, Show'))).toEqual([
    'link, Show image 1, current item',
    'link, Show image 2, not current item',
    'link, Show image 3, not current item',
  ]);
});

test('a product page says rating, price and Add to Cart before the description', async () => {
  openStore('/product/angle-grinder-5in');
  const heard = await heardIn(screen.getByRole('main'));
  const places = [
    'heading, 5 in. Variable-Speed Angle Grinder, level 1',
    'image, Rated 4.6 out of 5, 412 reviews',
    '$129.99',
    // Unlike real ones, the simulated screen reader also says the value that the button submits.
    'button, Add to Cart, angle-grinder-5in',
    'heading, Description, level 2',
    'heading, Specifications, level 2',
  ].map((phrase) => heard.indexOf(phrase));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
