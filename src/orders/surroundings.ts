// The lines around an order: greetings, requests, addresses, signatures. A line that is none of these may say anything, such as
// that nothing of all this is ordered.
import { fold } from '../text/fold.ts';
import {
  addressWords,
  belowOrder,
  closings,
  greetings,
  labels,
  orderNumbers,
  orderWords,
  place,
  placeLabels,
  plainWords,
  pleasantries,
  quantityNames,
  sumWords,
  tail,
  times,
  words,
} from './words.ts';

export type Surrounding = {
  readonly isUnderstood: boolean;
  /** Whether its last sentence is a request: `please send us the following`. */
  readonly isRequest: boolean;
};

/** Reads the lines without a product in their order, because the lines of an address and of a signature follow one another. */
export class Surroundings {
  private isAddress = false;
  private isSignature = false;
  private isBelowOrder = false;

  /** To be called for a line with a product. */
  startBelow() {
    this.isBelowOrder = true;
    this.isAddress = false;
    this.isSignature = false;
  }

  /** To be called for a line without letters and digits. */
  skip(line: string) {
    this.isAddress = false;
    if (/^\s*--\s*$/.test(line)) this.isSignature = true;
  }

  read(line: string): Surrounding {
    const [, label, value = ''] = labelled.exec(line) ?? delivered.exec(line) ?? [];
    if (label !== undefined) {
      this.isAddress = placePattern.test(label);
      return { isUnderstood: isNames(value) || isOnly(value, timePattern), isRequest: false };
    }
    const isName = (this.isAddress || this.isSignature) && isNames(line);
    if (isName || isSum(line) || isOnly(line, factPattern))
      return { isUnderstood: true, isRequest: false };
    // A request makes the sentences before it meaningless for the order, as the lines above it.
    const last = line.split(/[.!?]\s+(?=\S)/).at(-1) ?? '';
    const parts = sentencesOf(last);
    if (parts.some((part) => closed.test(fold(part)))) this.isSignature = true;
    const isWhole = isCourteous(line, this.isBelowOrder);
    const isLast = isRequest(parts.at(-1) ?? '') && isCourteous(last);
    return { isUnderstood: isWhole || (isLast && / \S+ /.test(last)), isRequest: isLast };
  }
}

/**
 * Whether the line only greets, thanks and orders. Below an order a sentence may also say how that is delivered and paid, unless
 * it is the heading of something else.
 */
export const isCourteous = (line: string, isBelowOrder = false): boolean =>
  sentencesOf(line.replace(/^\s*(?:subject|re):/i, '')).every(
    (part, index, parts) =>
      isCourtesy(part) ||
      (isBelowOrder && !/:\s*$/.test(line) && below.test(fold(part))) ||
      (isName(part) && closed.test(fold(parts[index - 1] ?? ''))),
  );

/** The parts between the punctuation marks. */
const sentencesOf = (line: string): string[] =>
  line
    .split(/[,;:!.](?=\s|$)/)
    .map((part) => part.replaceAll(/^[\s(*•-]+|[\s)*•🙏👍-]+$/gu, ''))
    .filter(Boolean);

/** Whether the sentence greets, thanks or orders. */
function isCourtesy(sentence: string): boolean {
  const text = fold(sentence);
  if (isRequest(sentence) || isOnly(text, factPattern)) return true;
  const [opening] = closed.exec(text) ?? greeted.exec(text) ?? [];
  return opening !== undefined && isName(sentence.slice(opening.length).trim());
}

/** Whether the sentence orders: `please send us the following`, `tools for the shop`. */
function isRequest(sentence: string): boolean {
  const main = ` ${sentence}`.replace(forWhat, '');
  const text = fold(main).replace(/^((?:can|could|would|may) .*)\?$/, '$1');
  const isForSomething = main.length <= sentence.length && isOnly(text, toolPattern);
  return isForSomething || (orderPattern.test(text) && isOnly(text, requestPattern));
}

const timePattern = new RegExp(words(times), 'gu');
const factPattern = new RegExp(words(pleasantries, orderNumbers, times, `${place}(?<=\\d)`), 'gu');
const orderPattern = new RegExp(words(orderWords), 'u');
const toolPattern = new RegExp(words('tools?|parts?|items?|orders?|supplies|list'), 'gu');
const requestPattern = new RegExp(
  words(orderNumbers, times, placeLabels, quantityNames, orderWords, plainWords),
  'gu',
);
const sumPattern = new RegExp(words(sumWords), 'u');
const sumsPattern = new RegExp(words(sumWords), 'gu');
const addressPattern = new RegExp(`^(?:${addressWords})\\.?$`, 'i');
const placePattern = new RegExp(placeLabels, 'i');
const forWhat = new RegExp(tail, 'u');
const below = new RegExp(`^(?:${belowOrder})(?!\\p{L})`, 'u');
const greeted = new RegExp(`^(?:${greetings})(?!\\p{L})`, 'u');
const closed = new RegExp(`^(?:${closings})(?!\\p{L})`, 'u');
const labelled = new RegExp(
  `^\\s*(?:please )?(${labels})(?: ?[:.#]\\s*|\\s+(?=\\d)|\\s*$)(.*)$`,
  'iu',
);
const delivered =
  /^\s*(?:please )?((?:ship|deliver|bill|invoice)(?: it| them| these| this| everything)? to) (?=\p{Lu}|\d)(.*\d.*)$/iu;

/** Whether the text has nothing but these words. */
const isOnly = (text: string, pattern: RegExp): boolean =>
  fold(text)
    .replaceAll(pattern, '')
    .replaceAll(/[\s.,:'()-]/g, '') === '';

/** Sums below an order: `Total net value USD 979.88`. */
const isSum = (line: string): boolean =>
  sumPattern.test(fold(line)) &&
  isOnly(line.replaceAll(/[\d.,]*\d|\p{Sc}|\b(?:USD|EUR|GBP)\b/giu, ''), sumsPattern);

/** At most two words with capitals, after a greeting. */
const isName = (text: string): boolean =>
  text === '' || /^(?:\p{Lu}\p{Ll}*\.? ?){1,2}$/u.test(text);

/** Whether the paragraph has the name and the phone number, the e-mail or the postal code of somebody, and nothing else. */
export const isContact = (paragraph: readonly string[]): boolean =>
  paragraph.every(isNames) &&
  paragraph.some((line) => /\d{3}[ )./-]*\d{4}|\S@\S|\b[A-Z]{2} \d{5}\b/.test(line));

/** Whether each word starts with a capital or is a number, as in addresses. A word in capitals may be shouted. */
const isNames = (text: string): boolean =>
  (text.match(/[^\s,;:|<>()/]+/g) ?? []).every(
    (word) =>
      /^[+#&\p{N}-]/u.test(word) ||
      /^\p{Lu}(?:[\p{Ll}'’.-]|\p{Lu}(?=\p{Ll}))*$|^\p{Lu}{1,4}\.?$/u.test(word) ||
      /[@.]\S/.test(word) ||
      addressPattern.test(word),
  );
