// Used by import.mjs: imports a file into the catalogue.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withPhotographs } from '../../build/download-photographs.ts';
import { nextSteps, photographsIn } from '../../build/next-steps.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { products } from '../../src/catalogue/products.ts';
import { brand, store } from '../../src/store.ts';
import { counted } from '../../src/text/counted.ts';
import { currencyTexts } from './amounts.ts';
import { catalogueWith } from './catalogue.ts';
import { mappingOf } from './columns.ts';
import { sentences } from './formats.ts';
import { categoriesFile, productFiles, productsFile } from './product-files.ts';
import type { Answer, Choice, Question } from './questions.ts';
import { type Catalogue, readProducts } from './read-products.ts';
import { faultLines, optionsText, outcomeLines, questionLines, quoted } from './reporting.ts';

type Flags = Record<'replace' | 'strict' | 'photos' | 'hidden', boolean>;
type Options = Flags & Record<'specifications' | 'columns' | 'sheet' | 'encoding', string>;
/** A folder with the files of a store, and the catalogue that they contain. */
type Store = Catalogue & { root: string };

/**
 * Imports the rows without faults. Returns the lines to print. If it is not ok, nothing has been written. `ask` answers what the
 * import cannot know; without it, the lines have the questions.
 */
export async function importProducts(
  file: string,
  options: Options,
  { root, ...before }: Store = { root: '.', products, categories },
  onProgress?: (text: string) => void,
  ask?: Ask,
) {
  const inRoot = (file: string) => resolve(root, file);
  const currencies = currencyTexts(brand.locale, store.currency);
  const catalogueBefore = { ...before, currencies, locale: brand.locale };
  const bytes = readFileSync(inRoot(file));
  const { read, answered, isStopped } = await readWithAnswers(bytes, catalogueBefore, options, ask);
  const { replace, strict, photos } = options;
  const ofSheet = read.sheetName ? `, sheet "${read.sheetName}"` : '';
  const path = `${file}${ofSheet}`;
  const heading = `${read.format.name}${ofSheet}, ${counted(read.imported.length, 'product')}`;
  const open = read.questions.filter(({ isOffer }) => !isOffer);
  if (open.length > 0 && !read.faults.some(({ isOfFile }) => isOfFile)) {
    const lines = isStopped ? [] : questionLines(read.questions);
    return {
      isOk: false,
      leftOut: 0,
      lines: [`${path}: ${sentences.get(isStopped ? 'no answer' : 'questions')}`, ...lines],
    };
  }
  // An owner may have deleted what the demo store had in these folders.
  for (const folder of ['src/catalogue/products', 'public/images', 'photos'])
    mkdirSync(inRoot(folder), { recursive: true });
  const files = readdirSync(inRoot('src/catalogue/products'));
  const images = readdirSync(inRoot('public/images'));
  const faults = [...read.faults];
  const leftOut = new Set<number | undefined>();
  function check() {
    const good = read.imported.filter(({ row }) => !leftOut.has(row));
    const others = read.imported.filter(({ row }) => leftOut.has(row));
    const own = others.flatMap(({ product: { id, itemNumber } }) => [id, itemNumber]);
    const texts = new Set([...read.unread, ...own]);
    // A product whose row is left out stays as it is.
    const isLeftOut = ({ id, name, itemNumber }: Product) =>
      [id, name, itemNumber].some((text) => texts.has(text));
    const stays = replace ? before.products.filter(isLeftOut) : undefined;
    return catalogueWith(good, { ...before, files, images }, stays);
  }
  let catalogue = check();
  faults.push(...catalogue.faults);
  // A row without a fault may have one without the others.
  while (!strict && faults.some(({ row }) => row && !leftOut.has(row))) {
    for (const { row } of faults) if (row) leftOut.add(row);
    catalogue = check();
    faults.push(...catalogue.faults.filter(({ row }) => row));
  }
  const total = new Set([...leftOut, ...read.imported.map(({ row }) => row)]).size;
  const ofFile = [...catalogue.faults, ...faults.filter(({ isOfFile }) => isOfFile)];
  const isRefused = (strict ? faults : ofFile).length > 0;
  if (isRefused || leftOut.size * 2 > total) {
    const most = isRefused ? '' : `, ${leftOut.size} of ${total} rows have one`;
    const end = `${counted(faults.length, 'fault')}${most}: nothing was imported.`;
    return { isOk: false, leftOut: 0, lines: [heading, ...faultLines(faults, path), end] };
  }

  const { imported, categories, added, gone, removedIds, removedImages } = catalogue;
  const ids = catalogue.products.map(({ id }) => id);
  const { products, failures } = photos
    ? await withPhotographs(imported, new Set(ids), onProgress, inRoot('photos'))
    : { products: imported.map(({ product }) => product), failures: [] };
  const byId = new Map(products.map((product) => [product.id, product]));
  const fileOf = (id = '') => inRoot(`src/catalogue/products/${id}.ts`);
  const texts = productFiles(products);
  const outcomes = products.map(({ id }, index) => writeIfChanged(fileOf(id), `${texts[index]}`));
  const list = inRoot('src/catalogue/products.ts');
  writeIfChanged(list, productsFile(ids, new Set(byId.keys()), readFileSync(list, 'utf8')));
  if (added.length + gone.length > 0)
    writeIfChanged(inRoot('src/catalogue/categories.ts'), categoriesFile(categories));
  for (const id of removedIds) rmSync(fileOf(id));
  for (const file of removedImages) rmSync(inRoot(`public/images/${file}`));
  const imageCount = imported.flatMap((product) => product.images).length;
  const download = `add --photos to download the ${counted(imageCount, 'image')} that the file names, or `;
  const after = {
    products: catalogue.products.map((product) => byId.get(product.id) ?? product),
    categories,
    hasImage: (name: string) =>
      [560, 656].some((width) => catalogue.images.has(`${name}-${width}.avif`)),
    hasPhotograph: photographsIn(readdirSync(inRoot('photos'))),
  };
  const checkoutIds = `Find them here: ${read.format.cell('checkout ids')}.`;
  const photographs = imageCount > 0 && !photos ? download : '';
  const { steps } = nextSteps({ ...after, root }, { photographs, checkoutIds });
  if (failures.length > 0) failures.push(`${sentences.get('failures')}`);
  const rowFaults = faults.filter(({ row }) => row);
  const ofRows = faultLines(rowFaults, path).map((line) => `- ${line}`);
  const head = `${counted(leftOut.size, 'row')} with a fault left out.`;
  if (leftOut.size > 0) ofRows.unshift(`${head} ${sentences.get('rows left out')}`);
  const done = [...outcomeLines(read, catalogue, outcomes), ...ofRows, ...failures];
  const same =
    answered === options
      ? []
      : `${sentences.get('the same command')} npm run import -- ${quoted(file)} ${optionsText(answered)}`;
  return {
    isOk: true,
    leftOut: leftOut.size,
    lines: [heading, ...done, 'Next:', ...steps].concat(same),
  };
}

/** The choice for a question. Undefined if there is none: then nothing is imported. */
export type Ask = (question: Question) => Promise<Choice | undefined>;

/** The answers to questions, one after the other. A column answers only one of them. */
async function answersTo(questions: readonly Question[], ask: Ask): Promise<Answer[] | undefined> {
  const answers: Answer[] = [];
  const columnsIn = (answer: Answer) =>
    mappingOf(answer.columns ?? '').flatMap(([, from]) => from || []);
  const open = [...questions];
  for (let question = open.shift(); question; question = open.shift()) {
    const taken = new Set(answers.flatMap(columnsIn));
    const isFree = ({ answer }: Choice) => !columnsIn(answer).some((column) => taken.has(column));
    const choices = question.choices.filter(isFree);
    const choice = choices.length > 0 ? await ask({ ...question, choices }) : undefined;
    if (!choice) return undefined;
    answers.push(choice.answer);
    open.unshift(...(choice.asks ?? []));
  }
  return answers;
}

/** What a file has, asked about until all is known. `answered` are the options with the answers. */
async function readWithAnswers(
  bytes: Buffer,
  catalogue: Parameters<typeof readProducts>[1],
  options: Options,
  ask?: Ask,
) {
  for (let answered = options; ; ) {
    const { columns, specifications, sheet, hidden, encoding } = answered;
    const named = specifications.split(',').flatMap((name) => name.trim() || []);
    const wishes = { named, mapping: mappingOf(columns), sheet, hidden, encoding };
    const read = await readProducts(bytes, catalogue, wishes);
    const isRefused = read.faults.some(({ isOfFile }) => isOfFile);
    if (!ask || isRefused || read.questions.length === 0) return { read, answered };
    const answers = await answersTo(read.questions, ask);
    if (!answers) return { read, answered, isStopped: true };
    const all = [columns, ...answers.map((answer) => answer.columns)].filter(Boolean);
    answered = Object.assign({}, answered, ...answers, { columns: all.join(',') });
  }
}

/** Writes a file, unless it has this text. */
function writeIfChanged(path: string, text: string) {
  const outcome = existsSync(path) ? 'changed' : 'new';
  if (outcome === 'changed' && readFileSync(path, 'utf8') === text) return 'unchanged';
  writeFileSync(path, text);
  return outcome;
}
