// The words that a screen reader says. A simulated one shows the order and the repetitions, not how a certain screen reader speaks.
import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main, openStore } from '../test/open-store.tsx';
import { findProduct } from './catalogue/catalogue.ts';

// The rules that hide elements on a phone: jsdom loads no styles.
const style = document.createElement('style');
beforeAll(() => {
  document.head.append(style);
  const hidden = ['', 'phone\\:', 'max-lg\\:', 'max-xl\\:', 'not-print\\:'];
  style.textContent = `${hidden.map((variant) => `.${variant}hidden`).join()} { display: none }`;
});
afterAll(() => style.remove());

/** All phrases from the start to the end of an element. */
async function phrasesIn(container: Element): Promise<string[]> {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const phrases = [first];
  do {
    await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  } while (phrases.at(-1) !== `end of ${first}`);
  await virtual.stop();
  return phrases.map((phrase) => phrase.replaceAll('\u00a0', ' '));
}

const isEnd = (phrase: string) => phrase.startsWith('end of ');

/** All phrases, without the ends of the elements. */
const heardIn = async (container: Element) =>
  (await phrasesIn(container)).filter((phrase) => !isEnd(phrase));

/** Without what real screen readers do not say: options of a closed list, rows, what has no role, and the content of an element after its name. */
function withoutQuirks(phrases: readonly string[]): string[] {
  const ends = new Set(phrases.filter(isEnd));
  const open: string[] = [];
  return phrases.flatMap((phrase) => {
    if (isEnd(phrase)) {
      if (`end of ${open.at(-1)}` === phrase) open.pop();
      return [];
    }
    const words = wordsOf(phrase);
    const isSaid = open.some((name) => name.includes(words) || /^(?:button|image)/.test(name));
    if (namedByContent.test(phrase) && !unsaid.test(phrase) && ends.has(`end of ${phrase}`))
      open.push(phrase);
    return isSaid || unsaid.test(phrase) ? [] : phrase.replace(unsaidStates, '');
  });
}

const namedByContent = /^(?:button|cell|columnheader|heading|image|link|rowheader), /;
const unsaid =
  /^(?:cell, .*, column span .*|option, .*|row, .*|end, .*|article|definition|form|mark|paragraph|rowgroup|row|term)$/;
/** And the value that Add to Cart submits. */
const unsaidStates = /, not (?:current item|invalid)$|(?<=^button, Add to Cart.*), [a-z0-9:-]+$/;

/** A phrase without the role of its element and without its state. */
const wordsOf = (phrase: string) =>
  phrase
    .replace(/^[a-z]+, /, '')
    .replace(/(?:^|, )(?:level|column span|has popup|current|not|disabled)\b.*$/, '');

const grinderName = '5 in. Variable-Speed Angle Grinder';

/** A URL of each template, and the first product that is named there. */
const templates = [
  ['/', 'Impact Wrench Kit'],
  ['/products', grinderName],
  ['/category/power-tools', grinderName],
  ['/product/angle-grinder-5in', grinderName],
  [
    '/cart?items=socket-set-40pc:1,angle-grinder-5in:2,obd2-scan-tablet:1',
    '40-Piece 1/4 in. Socket Set',
  ],
  ['/compare?tools=angle-grinder-5in,digital-heat-gun', grinderName],
] as const;

/** Of a long list the first two are enough. */
function withoutRestOfLists(phrases: readonly string[]): string[] {
  let isCut = false;
  return phrases.flatMap((phrase) => {
    const wasCut = isCut;
    if (/^(?:end of list(?!item)|listitem, .* position 1,)/.test(phrase)) isCut = false;
    else if (/^listitem, .* position 3, set size (?:[4-9]|\d\d)$/.test(phrase)) isCut = true;
    return isCut ? (wasCut ? [] : ['…']) : phrase;
  });
}

test('what is heard of six templates is as recorded: nothing twice, no number without its unit, no price without its word', async () => {
  const recorded: string[] = [];
  const faults: string[] = [];
  for (const [url, name] of templates) {
    openStore(url);
    await screen.findByRole('contentinfo');
    if (url === '/') {
      const header = withoutQuirks(await phrasesIn(screen.getByRole('banner')));
      recorded.push(`before main: ${header.length} phrases`, ...header);
    }
    const phrases = await phrasesIn(screen.getByRole('main'));
    const heard = withoutQuirks(phrases);
    const isNamed = (phrase: string) =>
      /^(?:heading|link|columnheader), /.test(phrase) && wordsOf(phrase).startsWith(name);
    const counts = `${heard.length} phrases, ${heard.findIndex(isNamed)} before the first product`;
    recorded.push('', `${url}: ${counts}`, ...withoutQuirks(withoutRestOfLists(phrases)));
    faults.push(...heard.filter(isFault).map((phrase) => `${url}: ${phrase}`));
    cleanup();
  }
  expect(faults).toEqual([]);
  await expect(`${recorded.join('\n')}\n`).toMatchFileSnapshot('heard.txt');
});

function isFault(phrase: string, index: number, heard: readonly string[]): boolean {
  const words = wordsOf(phrase);
  const before = heard[index - 1] ?? '';
  // Two products may have one value, and a label is read with its field and by itself.
  const mayRepeat = /^cell, |^(?:textbox|combobox), |^Differences only$/.test(phrase);
  const isRepeated = words !== '' && (wordsOf(before) === words || before.endsWith(`, ${words}`));
  const hasBareNumber =
    !phrase.startsWith('textbox, ') &&
    /(?<![\w$/.,-])(?<!\b(?:All|image|of) )\d+(?:[,.]\d+)*(?=$|[,;)](?!\d))/.test(words);
  const title = heard.slice(0, index).findLast((each) => !each.startsWith('cell, ')) ?? '';
  const isBarePrice =
    /^\$[\d,.]+$/.test(words) && !/^(?:Price|was|Line total|Subtotal|Total)$/.test(wordsOf(title));
  return (isRepeated && !mayRepeat) || hasBareNumber || isBarePrice;
}

const grinder = findProduct('angle-grinder-5in');

test('a card says its name first, then the number that decides, rating, both prices and Add to Cart', async () => {
  openStore('/products');
  const [card] = main().getAllByRole('article');
  const heard = withoutQuirks(await phrasesIn(card as HTMLElement));
  expect(heard.indexOf(`heading, ${grinderName}, level 2`)).toBe(0);
  expect(heard.slice(1, 8)).toEqual([
    '12 A',
    'image, Rated 4.6 out of 5, 412 reviews',
    'Price',
    '$129.99',
    'was',
    '$159.99',
    `button, Add to Cart: ${grinderName}`,
  ]);
});

test('the header of a column in the comparison, which is read with each cell, is the name of the product', async () => {
  openStore('/compare?tools=angle-grinder-5in,digital-heat-gun');
  const heard = await heardIn(main().getByRole('table', { name: 'Comparison' }));
  expect(heard.filter((phrase) => phrase.startsWith('columnheader'))).toEqual([
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
  const heard = withoutQuirks(await phrasesIn(screen.getByRole('main')));
  const places = [
    'heading, 5 in. Variable-Speed Angle Grinder, level 1',
    'image, Rated 4.6 out of 5, 412 reviews',
    '$129.99',
    'button, Add to Cart',
    'heading, Description, level 2',
    'heading, Specifications, level 2',
  ].map((phrase) => heard.indexOf(phrase));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
