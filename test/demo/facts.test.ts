// Facts that a mechanic checks first, and words that must not find the wrong tool.
import { expect, test } from 'vitest';
import { emptyExamples } from '../../build/search-examples.ts';
import { nearlyKnownNames } from '../../build/specification-names.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { products } from '../../src/catalogue/products.ts';
import { decidingNumber, specificationText } from '../../src/catalogue/specification-text.ts';
import { searchCatalogue } from '../../src/search/search-catalogue.ts';
import { store } from '../../src/store.ts';
import { ids } from './counter-questions.ts';

/** The products that these tests know. A later one may well have any of these words. */
const known: readonly string[] = Object.values(ids);

const find = (id: string) => products.find((product) => product.id === id) as Product;

/** The text of this specification on the product's page. */
const said = (id: string, name: string) => {
  const found = find(id).specifications?.find((each) => each.name === name);
  return found && specificationText(found);
};

/** Why the page of the first product names the second. */
const reason = (id: string, other: string) =>
  find(id).worksWith?.find(({ productId }) => productId === other)?.reason;

test.each([
  ['wrench', ['click-torque', 'combination', 'air-impact', 'cordless']],
  ['impact', ['air-impact', 'cordless']],
  ['light', ['led-work-light']],
  ['charger', ['cordless']],
  ['grinder', ['angle-grinder']],
  ['polisher', ['dual-action-polisher']],
  ['ratchet', ['air-ratchet', 'socket-set']],
  ['socket', ['socket-set']],
  ['spray', ['hvlp']],
  ['meter', ['true-rms']],
  ['tester', ['battery-charging']],
  ['scan', ['obd2']],
  ['hose', []],
  ['compressor', []],
  ['loosening', []],
  ['air', ['air-impact', 'air-ratchet', 'hvlp', 'digital-heat-gun']],
  ['oil', []],
  ['cordless', ['cordless', 'led-work-light']],
])('"%s" finds tools of that kind and no other', (term, starts) => {
  const found = searchCatalogue(term, products)
    .results.map(({ id }) => id)
    .filter((id) => known.includes(id));
  expect(found).toHaveLength(starts.length);
  for (const start of starts)
    expect(
      found.some((id) => id.startsWith(start)),
      start,
    ).toBe(true);
});

test('five lithium-ion cells are 18 V nominal: 81 Wh at 4.5 Ah, sold as 20V max', () => {
  expect(said('cordless-impact-wrench-20v', 'Battery capacity')).toBe('4.5 Ah (81 Wh)');
  expect(said('led-work-light-20v', 'Battery capacity')).toBe('4.5 Ah (81 Wh), sold separately');
  for (const id of ['cordless-impact-wrench-20v', 'led-work-light-20v'])
    expect(said(id, 'Power source')).toBe('20V max lithium-ion (Li-ion) battery, 18 V nominal');
  expect(find('cordless-impact-wrench-20v').inTheBox).toContain('2 batteries, 20V max, 4.5 Ah');
});

test('the spray gun puts at least 65% on the panel and needs clean air', () => {
  const gun = 'hvlp-spray-gun';
  expect(said(gun, 'Transfer efficiency')).toBe('At least 65%');
  expect(find(gun).description).toContain('puts at least 65% of the material on the panel');
  expect(said(gun, 'Compressor pressure')).toBe('40 psi (2.8 bar)');
  expect(find(gun).kitNote).toBe(
    'Needs a compressor rated for at least 9 CFM at 40 psi, set to 29 psi at the gun.',
  );
  for (const text of [
    reason(gun, 'air-ratchet-three-eighths-in'),
    reason('air-ratchet-three-eighths-in', gun),
  ]) {
    expect(text).toContain('Same compressor');
    expect(text).toMatch(/not the same hose|clean hose/);
  }
});

test('the air consumption of an impact wrench is an average', () => {
  const wrench = 'air-impact-wrench-half-in';
  expect(said(wrench, 'Air consumption')).toBe('5 CFM (140 L/min) on average');
  expect(said(wrench, 'Air consumption while hammering')).toBe('20 to 25 CFM (565 to 710 L/min)');
});

test('a 6 in. pad has a 5 in. plate', () => {
  expect(find('dual-action-polisher-6in').inTheBox).toContain(
    '1 hook-and-loop backing plate, 5 in.',
  );
});

test('a scan tool promises no more than the vehicle supports, a battery tester no verdict on every battery', () => {
  expect(find('obd2-scan-tablet').description).toContain('every module of supported vehicles');
  expect(find('battery-charging-tester').description).toContain(
    'often judges a discharged battery on the spot; otherwise it asks for a charge',
  );
});

test('the torque wrench is not for loosening, and impact wrenches are', () => {
  expect(find('click-torque-wrench-half-in').kitNote).toMatch(/^Not for loosening\. /);
});

test('nobody heats a bolt before cutting it', () => {
  const reasons = products.flatMap(({ worksWith = [] }) => worksWith.map((each) => each.reason));
  expect(reasons.filter((text) => text.includes('cut'))).toEqual([]);
});

test('air tools are for the shop air line', () => {
  const { category } = find('air-impact-wrench-half-in');
  const air = categories.find(({ slug }) => slug === category);
  expect(air?.desc).toBe('Impact wrenches, ratchets and spray guns for the shop air line.');
});

test.each([
  ['angle-grinder-5in', '11,000 rpm'],
  ['dual-action-polisher-6in', '8 mm orbit'],
  ['digital-heat-gun', '1,200 °F'],
  ['obd2-scan-tablet', '10 in. screen'],
  ['true-rms-multimeter', '600 V'],
  ['battery-charging-tester', '2,000 CCA'],
  ['air-impact-wrench-half-in', '950 ft-lb'],
  ['air-ratchet-three-eighths-in', '60 ft-lb'],
  ['hvlp-spray-gun', '1.3 mm nozzle'],
  ['cordless-impact-wrench-20v', '1,000 ft-lb'],
  ['led-work-light-20v', '3,000 lm'],
  ['click-torque-wrench-half-in', '250 ft-lb'],
  ['combination-wrench-set-12pc', '8 to 19 mm'],
  ['socket-set-40pc', '4 to 14 mm'],
])('the card of %s has the number that decides: %s', (id, number) => {
  expect(decidingNumber(find(id))).toBe(number);
});

test('the build warns about no specification of these products', () => {
  expect(products.flatMap(nearlyKnownNames)).toEqual([]);
});

test('the search box offers a measure, a size and an item number, each of which finds a product', () => {
  expect(store.searchExamples).toEqual(['200 N·m', '10 mm socket', 'TB-1040']);
  expect(emptyExamples(store.searchExamples, products)).toEqual([]);
});
