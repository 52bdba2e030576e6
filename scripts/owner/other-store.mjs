// The facts and the catalogue of the other store that `npm run test:owner` makes.

export const productCount = 60;

/** @type {[slug: string, name: string][]} */
export const categories = [
  ['lifting', 'Heben & Stützen'],
  ['lighting', 'Licht'],
  ['workshop', 'Werkstatt'],
];

/** src/store.ts with other facts. */
export function changedStore(/** @type {string} */ text) {
  /** @type {[before: string | RegExp, after: string][]} */
  const edits = [
    ["name: 'Torque Bay'", "name: 'Süd & Söhne'"],
    [/tagline: '.*'/, "tagline: 'Werkzeug für die Garage'"],
    [/headline: '.*'/, "headline: 'Alles für die Garage'"],
    [/phone: \{.*\}/, "phone: { shown: '030 1234567', dialled: '+49301234567' }"],
    ["currency: 'USD'", "currency: 'EUR'"],
    ["locale: 'en-US'", "locale: 'de-DE'"],
    [/freeShippingFrom: \d+/, 'freeShippingFrom: 149.5'],
    ["logo: '/icon.svg'", "logo: '/logo.svg'"],
    ["header: '#0b0d0f'", "header: '#0a2540'"],
    ["buy: '#c2410c'", "buy: '#0b6b3a'"],
    ["buyActive: '#9a3412'", "buyActive: '#084f2b'"],
  ];
  return edits.reduce((changed, [before, after]) => {
    const next = changed.replace(before, after);
    if (next === changed) throw new Error(`src/store.ts has no ${before}.`);
    return next;
  }, text);
}

/** src/catalogue/categories.ts with other categories. */
export function categoriesFile(/** @type {string} */ text) {
  const rows = categories.map(
    ([slug, name], index) =>
      `  { slug: '${slug}', name: '${name}', navPosition: ${index + 1}, imageAlt: 'Photo: ${name}', desc: '${name} für Profis.' },`,
  );
  return text.replace(/(Category\[\] = )\[.*?\n\]/s, `$1[\n${rows.join('\n')}\n]`);
}

export const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="#0a2540"/>
  <circle cx="256" cy="256" r="150" fill="none" stroke="#ffd54a" stroke-width="50"/>
</svg>
`;

export const productId = (/** @type {number} */ index) => `artikel-${index + 1}`;

const columns = [
  ...['id', 'Name', 'Category', 'Price', 'Original price', 'Item number', 'Description'],
  ...['Rating', 'Reviews', 'Availability', 'Checkout id', 'View 2', 'Weight [kg]*', 'Material'],
];

/** As a spreadsheet program in German writes it. Some products are reduced, rated, sold out or discontinued, most are not. */
export function spreadsheet() {
  const rows = Array.from({ length: productCount }, (_, index) => {
    const [slug] = categories[index % categories.length] ?? [];
    return [
      productId(index),
      `Wagenheber "Größe ${index + 1}"`,
      slug,
      `${19 + index * 7},90`,
      index % 4 === 0 ? `${29 + index * 7},90` : '',
      `${4711 + index}/A`,
      `Ein Werkzeug für jede Garage; Modell ${index + 1}.\nMit Prüfsiegel.`,
      index % 3 === 0 ? '4,5' : '',
      index % 3 === 0 ? `${index + 1}` : '',
      index === 5 ? 'sold out' : index === 6 ? 'discontinued' : '',
      `${1000 + index}`,
      index % 10 === 0 ? 'Von hinten' : '',
      `${index + 1},5`,
      'Stahl',
    ];
  });
  const cell = (/** @type {string | undefined} */ text = '') => `"${text.replaceAll('"', '""')}"`;
  return [columns, ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
}
