// Small exports after the public documentation of these shops, to which formats.csv has the links.
import { expect, test } from 'vitest';
import { catalogueWith } from './catalogue.ts';
import { readProducts } from './read-products.ts';

const description = 'It is made of steel and lies well in the hand all day long.';

/** `name, 24.9 instead of 29.9, sold-out, category, item number`, and the images of the first product. */
async function read(lines: readonly string[]) {
  const store = { categories: [], currencies: ['USD', '$'], products: [] };
  const result = await readProducts(Buffer.from(lines.join('\n')), store);
  const { imported, faults } = catalogueWith(result.imported, { ...store, files: [], images: [] });
  const products = imported.map(({ product }) => {
    const { name, price, originalPrice, availability, category, itemNumber } = product;
    const reduced = originalPrice ? ` instead of ${originalPrice}` : '';
    return [name, `${price}${reduced}`, availability, category, itemNumber]
      .filter(Boolean)
      .join(', ');
  });
  expect([...result.faults, ...faults]).toEqual([]);
  expect(JSON.stringify(imported.map(({ product }) => product))).not.toMatch(/3\.33|Secret/);
  const images = imported[0]?.images.map(({ url }) => url);
  return { format: result.format.name, products, images, lines: result.lines };
}

test('a product export of Wix', async () => {
  const file = [
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1',
    `saw,Product,Saw,<p>${description}</p>,a1~mv2.jpg;https://wix.example/b.jpg,Saws;Sale,SAW,,20,,true,PERCENT,10,InStock,,3.33,,,`,
    `glove,Product,Glove,${description},c.jpg,Gloves,,,10,,true,AMOUNT,0,,,3.33,Size,DROP_DOWN,S;L`,
    'glove,Variant,,,,,GL-S,,,0,true,,,4,,3.33,,,S',
    'glove,Variant,,,,,GL-L,,,2.50,true,,,0,,3.33,,,#00ff00:L',
    `secret,Product,Secret,${description},,Saws,SEC,,20,,false,PERCENT,0,InStock,,3.33,,,`,
  ];
  expect(await read(file)).toEqual({
    format: 'Wix product export',
    products: [
      'Saw, 18 instead of 20, saws, SAW',
      'Glove, S, 10, gloves, GL-S',
      'Glove, L, 12.5, sold-out, gloves, GL-L',
    ],
    images: ['https://static.wixstatic.com/media/a1~mv2.jpg', 'https://wix.example/b.jpg'],
    lines: ['Left out as drafts or unpublished: 1 row.'],
  });
});

test('a product export of the newer Wix, whose images have rows of their own', async () => {
  const file = [
    'handle,fieldType,name,visible,plainDescription,media,mediaAltText,ribbon,brand,price,strikethroughPrice,cost,inventory,sku,barcode,productOptionName1,productOptionType1,productOptionChoices1',
    `saw,PRODUCT,Saw,TRUE,${description},a.jpg,A saw,,Acme,20,25,3.33,3,SAW,,,,`,
    'saw,MEDIA,,,,b.jpg,Its back,,,,,,,,,,,',
  ];
  const { products, images } = await read(file);
  expect(products).toEqual(['Saw, 20 instead of 25, other, SAW']);
  expect(images?.map((url) => url.slice(-6))).toEqual(['/a.jpg', '/b.jpg']);
});

test('an item library of Square', async () => {
  const file = [
    'Token,Item Name,Variation Name,SKU,Description,Categories,GTIN,Square Online Item Visibility,Price,Online Sale Price,Archived,Sellable,Option Name 1,Option Value 1,Default Unit Cost,Default Vendor Name,Current Quantity Shop,Current Quantity Depot,Tax - Sales Tax (8%)',
    `T1,Saw,Regular,SAW,${description},Tools > Saws,,visible,$20.00,$18.00,N,Y,,,3.33,Secret Ltd,0,3,Y`,
    `T2,Glove,Small,GL-S,${description},Gloves,,visible,10,,N,Y,Size,Small,3.33,Secret Ltd,0,0,Y`,
    `T3,Glove,Large,GL-L,${description},Gloves,,visible,10,,N,Y,Size,Large,3.33,Secret Ltd,1,0,Y`,
    `T4,Secret,Regular,SEC,${description},Gloves,,hidden,10,,N,Y,,,,,,,`,
    `T5,Secret,Regular,SEC,${description},Gloves,,visible,10,,Y,Y,,,,,,,`,
  ];
  expect(await read(file)).toMatchObject({
    format: 'Square item library',
    products: [
      'Saw, 18 instead of 20, saws, SAW',
      'Glove, Small, 10, sold-out, gloves, GL-S',
      'Glove, Large, 10, gloves, GL-L',
    ],
  });
});

test('a product export of BigCommerce', async () => {
  const file = [
    'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Cost Price,Retail Price,Sale Price,Categories,Description,Product URL,UPC/EAN,Is Visible,Variant Image URL,Internal Image URL (Export),Image URL (Import),Image Description,Image Sort Order',
    `Product,7,Saw,physical,SAW,,none,0,20,3.33,,18,23;24,${description},/saw/,,TRUE,,,,,`,
    'Image,8,,,,,,,,,,,,,,,,,https://bc.example/b.jpg,,Its back,1',
    'Image,9,,,,,,,,,,,,,,,,,https://bc.example/a.jpg,,A saw,0',
    `Product,10,Glove,physical,GL,,variant,5,10,3.33,,,23,${description},/glove/,,TRUE,,,,,`,
    'Variant,11,,,GL-S,Type=Rectangles|Name=Size|Value=SType=Swatch|Name=Color|Value=Red,,5,,3.33,,,,,,,,,,,,',
    'Variant,12,,,GL-L,Type=Rectangles|Name=Size|Value=LType=Swatch|Name=Color|Value=Red,,0,12,3.33,,,,,,,,,,,,',
    `Product,13,Secret,physical,SEC,,none,0,20,3.33,,,23,${description},/secret/,,FALSE,,,,,`,
  ];
  expect(await read(file)).toMatchObject({
    format: 'BigCommerce product export',
    // Its categories are numbers.
    products: [
      'Saw, 18 instead of 20, other, SAW',
      'Glove, S, 10, other, GL-S',
      'Glove, L, 12, sold-out, other, GL-L',
    ],
    images: ['https://bc.example/a.jpg', 'https://bc.example/b.jpg'],
  });
});

test('the older export of BigCommerce, without its variants, whose prices depend on rules', async () => {
  const file = [
    'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Cost Price,Sale Price,Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Image File - 2',
    `Product,7,Saw,SAW,Acme,${description},20,3.33,0,Y,Y,by product,0,Shop/Saws; Sale,https://bc.example/a.jpg,https://bc.example/b.jpg`,
    'SKU,8,,SAW-L,,,,,,,,,3,,,',
    'Rule,9,,SAW-L,,,[ADD]5,,,,,,,,,',
  ];
  expect(await read(file)).toMatchObject({
    products: ['Saw, 20, sold-out, saws, SAW'],
    lines: ['Left out as neither products nor variants: 2 rows.'],
  });
});

test('a product export of Ecwid', async () => {
  const file = [
    'type,product_internal_id,product_sku,product_name,product_price,product_compare_to_price,product_is_inventory_tracked,product_quantity,product_quantity_out_of_stock_behaviour,product_is_available,product_media_main_image_url,product_description,product_category_1,product_category_2,product_brand,product_cost_price,product_option_name,product_option_value,product_option_markup,product_variation_sku,product_variation_option_Size',
    `product,1,SAW,Saw,20,25,true,0,SHOW,true,https://ec.example/a.jpg,${description},Tools / Saws,Sale,Acme,3.33,,,,,`,
    `product,2,GL,Glove,10,,false,,,true,,${description},Gloves,,,3.33,,,,,`,
    'product_option,2,GL,,,,,,,,,,,,,,Size,S,0,,',
    'product_variation,2,GL,,,,true,3,,,,,,,,3.33,,,,GL-S,S',
    'product_variation,2,GL,,12,,true,0,ALLOW_PREORDER,,,,,,,3.33,,,,GL-L,L',
    `product,3,SEC,Secret,20,,false,,,false,,${description},Saws,,,3.33,,,,,`,
  ];
  expect(await read(file)).toMatchObject({
    format: 'Ecwid product export',
    products: [
      'Saw, 20 instead of 25, sold-out, saws, SAW',
      'Glove, S, 10, gloves, GL-S',
      'Glove, L, 12, gloves, GL-L',
    ],
    lines: [
      'Left out as neither products nor variants: 1 row.',
      'Left out as drafts or unpublished: 1 row.',
    ],
  });
});

test('the products of the Export/Import Tool of OpenCart', async () => {
  const file = [
    'product_id,name(en-gb),categories,sku,upc,quantity,model,manufacturer,image_name,price,status,description(en-gb),subtract,minimum',
    `40,Saw,"20, 28",,,0,SAW,Acme,catalog/saw.jpg,20.0000,true,&lt;p&gt;${description}&lt;/p&gt;,true,1`,
    `41,Glove,20,GL,,5,G-MODEL,Acme,,10.0000,true,${description},true,1`,
    `42,Secret,20,SEC,,5,S,Acme,,10.0000,false,${description},true,1`,
  ];
  expect(await read(file)).toMatchObject({
    format: 'OpenCart Export/Import Tool',
    products: ['Saw, 20, sold-out, other, SAW', 'Glove, 10, other, GL'],
    images: ['catalog/saw.jpg'],
  });
});

test('a product export of Squarespace', async () => {
  const file = [
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs',
    `p1,v1,PHYSICAL,shop,saw,Saw,<p>${description}</p>,SAW,,,20.00,18.00,No,Unlimited,/tools/saws,,1,Yes,https://sq.example/a.jpg https://sq.example/b.jpg`,
    `p2,v2,PHYSICAL,shop,glove,Glove,${description},GL-S,Size,S,10.00,9.00,Yes,3,Gloves,,1,Yes,`,
    ',v3,,,,,,GL-L,Size,L,12.00,0.00,No,0,,,1,,',
    `p4,v4,PHYSICAL,shop,secret,Secret,${description},SEC,,,20.00,0.00,No,3,Gloves,,1,No,`,
  ];
  expect(await read(file)).toMatchObject({
    format: 'Squarespace product export',
    products: [
      'Saw, 20, saws, SAW',
      'Glove, S, 9 instead of 10, gloves, GL-S',
      'Glove, L, 12, sold-out, gloves, GL-L',
    ],
    images: ['https://sq.example/a.jpg', 'https://sq.example/b.jpg'],
  });
});

test.each([
  [
    'German',
    'ID;Typ;Artikelnummer;GTIN, UPC, EAN oder ISBN;Name;Veröffentlicht;Sichtbarkeit im Katalog;Beschreibung;Datum, an dem Angebotspreis beginnt;Datum, an dem Angebotspreis endet;Vorrätig?;Lager;Angebotspreis;Regulärer Preis;Kategorien;Bilder;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e)',
  ],
  [
    'French',
    'ID;Type;UGS;GTIN, UPC, EAN ou ISBN;Nom;Publié;Visibilité dans le catalogue;Description;Date de début de promo;Date de fin de promo;En stock\u00a0?;Stock;Tarif promo;Tarif régulier;Catégories;Images;Parent;Nom de l’attribut 1;Valeur(s) de l’attribut 1 ',
  ],
  [
    'Turkish',
    'Kimlik;Tür;Stok kodu (SKU);GTIN, UPC, EAN, or ISBN;İsim;Yayımlanmış;Katalogda görünürlük;Açıklama;İndirimli fiyatın başladığı tarih;İndirimli fiyatın bittiği tarih;Stokta?;Stok;İndirimli satış fiyatı;Normal fiyat;Kategoriler;Görseller;Ebeveyn;Nitelik 1 ismi;Nitelik 1 değer(ler)i',
  ],
  [
    'Japanese',
    'ID;タイプ;SKU;GTIN、UPC、EAN、ISBN;名前;公開済み;カタログでの表示;説明;セール価格の開始日;セール価格の終了日;在庫の有無;在庫;セール価格;標準価格;カテゴリー;画像;親;属性 1 の名前;属性 1 の値',
  ],
])('a product export of WooCommerce in %s, with sales that have ended', async (_, headers) => {
  const file = [
    headers,
    `1;simple;SAW;;Säge;1;visible;${description};;31/12/2020;1;;15,00;20,50;Unkategorisiert;;;;`,
    `2;variable;GL;;Glove;1;visible;${description};;;1;;;;Tools > Gloves;https://woo.example/a.jpg;;Größe;S, L`,
    '3;variation;;;Glove - S;1;visible;;01/02/2021;;1;0;9,00;10,00;;;GL;Größe;S',
    '4;variation;;;Glove - L;1;visible;;;;1;4;;10,00;;;GL;Größe;L',
    `5;simple;SEC;;Secret;-1;visible;${description};;;1;;;3,33;Tools;;;;`,
  ];
  expect(await read(file)).toMatchObject({
    format: 'WooCommerce product export',
    products: [
      'Säge, 20.5, other, SAW',
      'Glove - S, 9 instead of 10, sold-out, gloves, GLOVE-S',
      'Glove - L, 10, gloves, GLOVE-L',
    ],
  });
});

test('products that the shop shows in stock, but has none of, are noted as sold out', async () => {
  const file = [
    'Name,Type,Regular price,Description,In stock?,Stock,Backorders allowed?',
    `Saw,simple,20,${description},1,0,0`,
    `File,simple,20,${description},0,0,0`,
    `Rasp,simple,20,${description},1,3,0`,
    `Plane,simple,20,${description},1,0,1`,
  ];
  const store = { categories: [], currencies: ['USD'], products: [] };
  const { notes } = await readProducts(Buffer.from(file.join('\n')), store);
  const text = 'In stock with a quantity of 0, and so sold out: {}';
  expect(notes.filter((note) => note.text === text).map(({ product }) => product)).toEqual(['saw']);
});

test('a product export of Shopify of 2021, and one of PrestaShop with semicolons', async () => {
  const shopify =
    'Handle,Title,Body (HTML),Vendor,Custom Product Type,Published,Variant Price,Variant SKU';
  const prestaShop =
    'Product ID,Active (0/1),Name *,Categories (x;y;z...),Price tax included,Wholesale price,Reference #,Description,"Image URLs (x;y;z...)"';
  expect(await read([shopify, `saw,Saw,${description},Secret Ltd,Saws,true,20,SAW`])).toMatchObject(
    {
      format: 'Shopify product export',
      products: ['Saw, 20, saws, SAW'],
    },
  );
  const row = `1,1,Saw,Home;Saws,20,3.33,SAW,${description},http://ps.example/1.jpg;http://ps.example/2.jpg`;
  expect(await read([prestaShop, row])).toMatchObject({
    format: 'PrestaShop product export',
    products: ['Saw, 20, saws, SAW'],
    images: ['http://ps.example/1.jpg', 'http://ps.example/2.jpg'],
  });
});

test('a feed without product types is in Other', async () => {
  const item = `<item><id>A-1</id><title>Saw</title><description>${description}</description><link>x</link><availability>in stock</availability><price>20 USD</price></item>`;
  const { products } = await read([`<rss><channel>${item}</channel></rss>`]);
  expect(products).toEqual(['Saw, 20, other, A-1']);
});

test('a variant whose size a spreadsheet program has made a date is a fault', async () => {
  const file = [
    'Handle,Title,Body (HTML),Type,Variant Price,Option1 Name,Option1 Value',
    `bit,Bit,${description},Bits,5,Size,16-Mar`,
    'bit,,,,5,Size,1/4',
  ];
  const store = { categories: [], currencies: ['USD'], products: [] };
  const { faults } = await readProducts(Buffer.from(file.join('\n')), store);
  expect(faults.map(({ row, text }) => `${row}: ${text.slice(0, 23)}`)).toEqual([
    '2: cell "16-Mar" is a date',
  ]);
});
