// Texts of an export for the store.
import anyAscii from 'any-ascii';
import { slugFrom } from '../../build/slug.mjs';
import { isWritable } from '../../src/catalogue/product.ts';
import { type Format, folded, uncategorized } from './formats.ts';

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const listed = (texts: readonly string[]) =>
  [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' or ');

/** The sign, and the Greek letter before a unit. */
const micro = /µ|(?<!\p{L})μ(?=[A-Za-zΩ]|(?!\p{L}))/gu;

const otherScripts = /(?!\p{Script=Latin}|\p{Script=Inherited})[\p{L}\p{M}]/gu;

/** A part of a URL: `domkrat` of `Домкрат`. Windows cannot write files with names such as `con`. */
export function slugOf(text: string, most = 100): string {
  const slug = slugFrom(
    text.normalize('NFC').replaceAll(micro, 'u').replaceAll(otherScripts, anyAscii),
  );
  return isWritable(slug) ? slug.slice(0, most).replace(/-$/, '') : `${slug}-1`;
}

/** A slug that keeps its end, however long the text before it is. */
export function slugWith(text: string, end: string): string {
  const last = slugOf(end, 60);
  return [slugOf(text, 99 - last.length), last].filter(Boolean).join('-');
}

/** One paragraph. Line ends of HTML, such as those of a list, end sentences. WooCommerce writes line breaks as `\n`. */
export const paragraph = (text: string): string =>
  oneLine(text.replaceAll(/(\\r)?\\n/g, '\n').replaceAll(/([^\s.!?:;,])\s*\u2028/g, '$1. '));

/** Every visit loads the descriptions of all products. */
const longest = 400;

/** The sentences that fit, or the words if not even the first sentence does. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const [sentences = ''] = text.slice(0, longest + 1).match(/^.{50,}[.!?](?=\s)/) ?? [];
  return sentences || withWords(text, longest);
}

/** The words that fit. */
export const withWords = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/** The last part of the longest category of a cell: `Jacks` of `Sale, Home > Lifting > Jacks`. Roots say nothing. */
export function categoryIn(text: string, format: Format): string {
  const split = (part: string, row: string) => part.split(new RegExp(format.cell(row)));
  const isRoot = (part: string) =>
    /^(home|root|root catalog|default category|saleable)?$/i.test(part);
  const isName = (part: string) =>
    !(isRoot(part) || uncategorized.has(folded(part)) || format.test('category number', part));
  const paths = split(text, 'between categories').map((path) =>
    split(path, 'within categories')
      .map((part) => oneLine(part.replaceAll('\\,', ',')))
      .filter(isName),
  );
  const category = paths.toSorted((a, b) => b.length - a.length)[0]?.at(-1) ?? '';
  return slugOf(category) && category;
}
