import { describe, expect, test } from 'vitest';
import { readProducts } from './read-products.ts';

const description = 'It is made of steel and lies well in the hand all day long.';

describe('the attributes of a product without variants are columns', () => {
  const file = (type: string) =>
    Buffer.from(
      [
        'ID;Typ;Name;Regulärer Preis;Beschreibung;Material;Name des Attributs 1;Wert(e) des Attributs 1;Attribut 2 Name;Attribut 2 Wert(e)',
        `1;${type};Säge;20;${description};;Leistung;400 W, 500 W;Einkaufspreis;9`,
        `2;${type};Feile;20;${description};Stahl;;;Leistung;600 W`,
        `3;${type};Zange;20;${description};;Material;Chrom;Brand;Acme`,
      ].join('\n'),
    );
  const store = { categories: [], currencies: ['EUR'], products: [] };
  const factsOf = async (wishes: object, type = 'simple, virtual') => {
    const { imported, leftOut, faults } = await readProducts(file(type), store, wishes);
    expect(faults).toEqual([]);
    const specifications = imported.map(({ product }) =>
      product.specifications?.map(({ name, value }) => `${name}: ${value}`),
    );
    return { leftOut: leftOut.slice(0, 6), specifications, brand: imported[2]?.product.brand };
  };

  test('that are left out and listed', async () => {
    expect(await factsOf({})).toEqual({
      leftOut: ['Material', 'Einkaufspreis', 'Leistung', 'Brand (attribute)'],
      specifications: [undefined, undefined, undefined],
    });
  });

  test('that --specifications shows, and --columns reads', async () => {
    const named = ['Leistung', 'Material'];
    const mapping = [['brand', 'Brand (attribute)']] as const;
    expect(await factsOf({ named, mapping })).toEqual({
      leftOut: ['Einkaufspreis'],
      specifications: [
        ['Leistung: 400 W, 500 W'],
        ['Material: Stahl', 'Leistung: 600 W'],
        undefined,
      ],
      brand: 'Acme',
    });
  });

  test('but those of variants are not', async () => {
    expect((await factsOf({}, 'variable')).leftOut).toEqual(['Material']);
  });
});

describe('the properties in a description', () => {
  const html =
    '<p>It is made of steel.</p><table><tr><td>Drive:</td><td>1/2 in.</td></tr><tr><td>Maker</td><td>Acme</td></tr></table><dl><dt>Weight [lb]</dt><dd>6.2 lb</dd></dl>';
  const file = Buffer.from(
    `Handle,Title,Variant Price,Body (HTML)\nsaw,Saw,5,${html}\nfile,File,5,<p>It files.</p>`,
  );
  const specificationsOf = async (named: string[]) => {
    const store = { categories: [], currencies: ['USD'], products: [] };
    const { imported, faults, leftOut } = await readProducts(file, store, { named });
    expect([faults, leftOut]).toEqual([[], []]);
    return imported.map(({ product }) => product.specifications);
  };
  const weight = { name: 'Weight', value: 6.2, unit: 'lb' };

  test('are columns that --specifications shows; with a unit they are shown as such a column is', async () => {
    expect(await specificationsOf([])).toEqual([[weight], undefined]);
    expect(await specificationsOf(['drive'])).toEqual([
      [{ name: 'Drive', value: '1/2 in.' }, weight],
      undefined,
    ]);
  });
});
