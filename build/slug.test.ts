import { expect, test } from 'vitest';
import { slugFrom } from './slug.mjs';

test.each([
  ['floor jack', 'floor-jack'],
  ['  1/2 in. Wrench (Kit) ', '1-2-in-wrench-kit'],
  ['½" Über-Schlüssel, groß', '1-2-ueber-schluessel-gross'],
  ['Krämer & Söhne', 'kraemer-soehne'],
  ['Heißluftgebla\u0308se', 'heissluftgeblaese'],
  ['Clé à œil', 'cle-a-oeil'],
  ["Mechanic's Søndag Łom", 'mechanics-sondag-lom'],
  ['千斤顶', ''],
])('the name %s gives the slug %j', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});
