import { describe, expect, test } from 'vitest';
import { mappingOf } from './columns.ts';
import { readProducts } from './read-products.ts';

const store = { categories: [], currencies: ['EUR', '€'], products: [] };

async function products(lines: readonly string[], named: string[] = [], columns = '') {
  const wishes = { named, mapping: mappingOf(columns) };
  const { imported } = await readProducts(Buffer.from(lines.join('\n')), store, wishes);
  return imported;
}

describe('the root of a shop is no category', () => {
  const presta = (...categories: string[]) => [
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference #',
    ...categories.map((category, at) => `${at};1;Saw ${at};${category};5.00;S-${at}`),
  ];
  const list = (...categories: string[]) => [
    'name;price;category',
    ...categories.map((category, at) => `Saw ${at};5.00;${category}`),
  ];
  test.each<[string, string[], string]>([
    ['Spanish', presta('Inicio,Sierras', 'Inicio,Llaves', 'Inicio'), 'Sierras|Llaves|Other'],
    ['Polish', presta('Główna,Piły', 'Główna', 'Główna,Klucze,Imbus'), 'Piły|Other|Klucze'],
    ['Finnish', list('Etusivu > Sahat', 'Etusivu > Avaimet', 'Etusivu'), 'Sahat|Avaimet|Other'],
    ['with another below', presta('Root,Start,A', 'Root,Start,B', 'Root,Start,C,D'), 'A|B|C'],
    ['Odoo', list('All / Saleable / Jacks', 'All / Saleable / Saws'), 'Jacks|Saws'],
    ['slashes', list('Katalog/Sägen', 'Katalog/Zangen', 'Katalog/Feilen'), 'Sägen|Zangen|Feilen'],
  ])('%s', async (_, lines, categories) => {
    expect((await products(lines)).map(({ category }) => category)).toEqual(categories.split('|'));
  });

  test.each<[string, string[], string]>([
    ['the only one', list('Saws', 'Saws', 'Saws'), 'Saws|Saws|Saws'],
    ['of one category', list('Saws/Blades', 'Saws/Blades'), 'Saws/Blades|Saws/Blades'],
    ['without others below', list('Saws', 'Saws', 'Saws', 'Saws/A'), 'Saws|Saws|Saws|Saws/A'],
    ['of most of them', list('A/B', 'A/C', 'A/D', 'E/F'), 'A/B|A/C|A/D|E/F'],
    ['a name with a comma', list('Nuts, A', 'Nuts, B', 'Nuts, C'), 'Nuts, A|Nuts, B|Nuts, C'],
  ])('it stays if it is %s', async (_, lines, categories) => {
    expect((await products(lines)).map(({ category }) => category)).toEqual(categories.split('|'));
  });
});

describe('an id of a shop is no URL', () => {
  test.each([
    ['product_3c1f2a90-77aa-4b1e-9d0c-0a1b2c3d4e5f', 'side-cutter'],
    ['3c1f2a90-77aa-4b1e-9d0c-0a1b2c3d4e5f', 'side-cutter'],
    ['5f2b6c1d9e8a7b6c5d4e3f2a', 'side-cutter'],
    ['48213', 'side-cutter'],
    // The external ids of Odoo.
    ['__export__.product_template_31_9c1d2e3f', 'side-cutter'],
    ['product.product_product_4', 'side-cutter'],
    ['side-cutter-vde', 'side-cutter-vde'],
    ['facade-12', 'facade-12'],
  ])('%s gives the URL %s', async (id, url) => {
    const wix = [
      'handleId,fieldType,name,description,collection,sku,price,visible',
      `${id},Product,Side Cutter,It cuts wire.,Pliers,P-1,5.00,true`,
    ];
    expect((await products(wix))[0]?.product.id).toBe(url);
    const own = ['id,name,price', `${id},Side Cutter,5.00`];
    expect((await products(own))[0]?.product.id).toBe(url);
  });

  test('nor is it the start of one for a variant', async () => {
    const start =
      'handleId,fieldType,name,productOptionName1,productOptionDescription1,price,sku,visible';
    const id = '5f2b6c1d9e8a7b6c5d4e3f2a';
    const rows = ['Red', 'Blue'].map(
      (color, at) => `${id},Variant,,Color,${color},${at + 5},P-${at},true`,
    );
    const wix = [start, `${id},Product,Side Cutter,Color,Red;Blue,5,,true`, ...rows];
    expect((await products(wix)).map(({ product }) => product.id)).toEqual([
      'side-cutter-red',
      'side-cutter-blue',
    ]);
  });

  test('a product that has such a URL already keeps it', async () => {
    const id = '48213';
    const product = { id, name: 'Cutter', itemNumber: 'P-0' };
    const known = { ...store, products: [product as never] };
    const file = Buffer.from('id,name,price,item number\n48213,Side Cutter,5.00,P-1');
    expect((await readProducts(file, known)).imported[0]?.product.id).toBe('48213');
  });
});

describe('the fields of a shop', () => {
  const shopify = [
    'Title,URL handle,Price,Jaw width (product.metafields.custom.jaw_width),Sizes (product.metafields.custom.sizes),Finish (variant.metafields.shopify.finish)',
    'Vise,vise,5.00,"{""value"":4.0,""unit"":""INCHES""}","[""S"",""M""]",blue',
  ];
  const matrixify = [
    'Handle,Title,Body HTML,Variant Price,Metafield: custom.jaw_width [dimension],Variant Metafield: my.finish [single_line_text_field]',
    'vise,Vise,<p>It holds <b>pipes</b>.</p>,5.00,4 in,blue',
  ];
  const woocommerce = [
    'Type,Name,Regular price,Published,Meta: _jaw_width',
    'simple,Vise,5.00,1,4 in',
  ];

  test('have the name before the bracket, measures with their unit, and lists joined', async () => {
    const [vise] = await products(shopify, ['jaw width', 'Sizes', 'Finish']);
    expect(vise?.product.specifications).toEqual([
      { name: 'Jaw width', value: 4, unit: 'in.' },
      { name: 'Sizes', value: 'S, M' },
      { name: 'Finish', value: 'blue' },
    ]);
  });

  test('of Matrixify and of WooCommerce have it behind the colon', async () => {
    const [vise] = await products(matrixify, ['Jaw width', 'Finish']);
    expect([vise?.product.specifications, vise?.product.description]).toEqual([
      [
        { name: 'Jaw width', value: 4, unit: 'in.' },
        { name: 'Finish', value: 'blue' },
      ],
      'It holds pipes.',
    ]);
    expect((await products(woocommerce, ['Jaw width']))[0]?.product.specifications).toEqual([
      { name: 'Jaw width', value: 4, unit: 'in.' },
    ]);
  });

  test('are not published unless they are named', async () => {
    expect((await products(shopify))[0]?.product.specifications).toBeUndefined();
  });
});

test('the URL of an image without a protocol is one of https', async () => {
  const file = [
    'Type,Name,Regular price,Published,Images',
    'simple,Vise,5.00,1,"//cdn.example/a.jpg, https://cdn.example/b.jpg, //cdn.example/c d.jpg"',
  ];
  expect((await products(file))[0]?.images.map(({ url }) => url)).toEqual([
    'https://cdn.example/a.jpg',
    'https://cdn.example/b.jpg',
    'https://cdn.example/c d.jpg',
  ]);
});

describe('products of one name', () => {
  const spanners = (title: string, ...cells: string[]) => [
    `name;price;item number;${title}`,
    ...cells.map((cell, at) => `Ring Spanner;${at + 5},00;R-${at};${cell}`),
  ];
  const named = async (lines: readonly string[], columns = '') => {
    const read = await readProducts(Buffer.from(lines.join('\n')), store, {
      mapping: mappingOf(columns),
    });
    const names = read.imported.map(({ product: { id, name } }) => `${id}: ${name}`);
    return { names, questions: read.questions };
  };

  test('get the specification that differs, with its unit', async () => {
    expect(await named(spanners('Size [mm]', '8', '10'))).toEqual({
      names: ['ring-spanner-8-mm: Ring Spanner, 8 mm', 'ring-spanner-10-mm: Ring Spanner, 10 mm'],
      questions: [],
    });
  });

  test('get what a column tells that the owner names', async () => {
    const list = spanners('Ausführung', 'kurz', 'lang');
    const { names, questions } = await named(list);
    expect(names).toHaveLength(2);
    expect(questions).toMatchObject([
      { text: 'Which column tells products with the same name apart?', isOffer: false },
    ]);
    expect(questions[0]?.choices).toEqual([
      { label: 'Ausführung: kurz | lang', answer: { columns: 'option=Ausführung' } },
      { label: 'None of them', answer: { columns: 'option=' } },
    ]);
    expect(await named(list, 'option=Ausführung')).toEqual({
      names: ['ring-spanner-kurz: Ring Spanner, kurz', 'ring-spanner-lang: Ring Spanner, lang'],
      questions: [],
    });
    expect((await named(list, 'option=')).names[0]).toBe('ring-spanner: Ring Spanner');
  });

  test.each([
    ['does not differ', spanners('Note', 'new', 'new')],
    ['is not filled', spanners('Note', 'new', '')],
    ['is private', spanners('Einkaufspreis', '1,00', '2,00')],
  ])('are not told apart by a column that %s', async (_, lines) => {
    const { names, questions } = await named(lines);
    expect([names, questions]).toEqual([
      ['ring-spanner: Ring Spanner', 'ring-spanner: Ring Spanner'],
      [],
    ]);
  });

  test('that the store has already keep their URLs', async () => {
    const product = { id: 'ring-spanner', name: 'Ring Spanner', itemNumber: 'R-0' };
    const known = { ...store, products: [product as never] };
    const lines = spanners('Size [mm]', '8', '10').join('\n');
    const { imported } = await readProducts(Buffer.from(lines), known);
    expect(imported.map(({ product: { id, name } }) => `${id}: ${name}`)).toEqual([
      'ring-spanner: Ring Spanner, 8 mm',
      'ring-spanner-10-mm: Ring Spanner, 10 mm',
    ]);
  });
});
