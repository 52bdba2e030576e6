import { expect, test } from 'vitest';
import { readProducts } from './read-products.ts';

test.each([
  [
    'Handle,Title,Type,Requires shipping,Price',
    ['a,Gift Card,Gift Cards,false,50', 'b,Plans,E-Book,FALSE,9'],
    ['s,Saw,Saws,false,5', 't,E-Book Reader,E-Books,true,5'],
    'Gift Card, Plans',
  ],
  [
    'Handle,Title,Type,Gift Card,Variant Price',
    ['a,Voucher,Extras,true,50', 'a,,,,100'],
    ['s,Gift Box,Gifts,false,5'],
    'Voucher',
  ],
  [
    'ID,Type,Name,Regular price',
    ['1,"simple, downloadable, virtual",Plans,9'],
    ['2,"simple, downloadable",Saw,5', '3,"simple, virtual",File,5'],
    'Plans',
  ],
  [
    'ID,Typ,Name,Regulärer Preis',
    ['1,"simple, virtual, downloadable",Plan,9'],
    ['2,simple,Saw,5'],
    'Plan',
  ],
  ['sku,product_type,name,price', ['P,downloadable,Plans,9'], ['S,simple,Saw,5'], 'Plans'],
  [
    'Product ID,Active (0/1),Name *,Price tax included,Reference #,"Virtual product (0 = No, 1 = Yes)"',
    ['1,1,Plans,9,P,1'],
    ['2,1,Saw,5,S,0'],
    'Plans',
  ],
  [
    'Product ID [Non Editable],Product Page,Title,Price,SKU,Product Type [Non Editable]',
    ['1,shop,Plans,9,P,DIGITAL'],
    ['2,shop,Saw,5,S,PHYSICAL'],
    'Plans',
  ],
])(
  'gift cards and digital products are left out, and named: %s',
  async (titles, rows, others, names) => {
    const store = { categories: [], currencies: ['USD'], products: [] };
    const file = Buffer.from([titles, ...rows, ...others].join('\n'));
    const { imported, lines } = await readProducts(file, store);
    expect(imported).toHaveLength(others.length);
    const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
    expect(lines).toEqual([`Left out as gift cards or digital products: ${count} (${names}).`]);
  },
);
