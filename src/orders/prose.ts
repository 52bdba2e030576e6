// What the lines without a product say to the rows of an order.
import type { OrderLine } from './order-lines.ts';
import { type Reading, severalTools } from './read-line.ts';
import {
  formLabel,
  isBeforeNames,
  isNames,
  isRequest,
  isUnderstood,
  sentencesOf,
} from './understood.ts';

export type Says = {
  /** Whether it is not understood, so that it may be about any row. */
  readonly isUnknown: boolean;
  /** Whether it asks for the products below, whatever stands above. */
  readonly isRequest: boolean;
};

export const nothing: Says = { isUnknown: false, isRequest: false };
const unknown: Says = { isUnknown: true, isRequest: false };

/** What each line says to the rows of the other lines. */
export function whatLinesSay(lines: readonly OrderLine[]): readonly Says[] {
  const lastRow = lines.findLastIndex(({ readings }) => readings.length > 0);
  const signature = signatureOf(lines);
  let areNames: (text: string) => boolean = () => false;
  return lines.map(({ read, readings, carts, isUnclear }, index) => {
    if (isUnclear) return unknown;
    if (readings.length > 0 && carts.length === 0)
      return readings.some(speaksOfOthers) ? unknown : nothing;
    if (index >= signature || areNames(read)) return nothing;
    areNames = namesAfter(read);
    if (formLabel.test(read)) return nothing;
    if (index > lastRow) return isUnderstood(read, 'below') ? nothing : unknown;
    // `Cancel that. Please send` is unknown to the rows above, and a request to those below.
    let says = nothing;
    for (const sentence of sentencesOf(read)) {
      if (!isUnderstood(sentence, 'above')) says = unknown;
      else if (isRequest(sentence)) says = { isUnknown: says.isUnknown, isRequest: true };
    }
    return says;
  });
}

/** A whole sentence or a sign beside a product may be about other products too: `cancel this and all above`. */
const speaksOfOthers = ({ unknown }: Reading): boolean =>
  unknown.some(
    (part) =>
      part !== severalTools && (!/[\p{L}\p{N}]/u.test(part) || part.split(/\s+/).length > 2),
  );

/**
 * What a signature or an address may be below the line. Below `Thanks` without a comma, which may go on, it starts with one name.
 */
function namesAfter(line: string): (text: string) => boolean {
  if (!isBeforeNames(line)) return () => false;
  let isSure = /[,:!.]\s*$/.test(line) || !/than|thx/i.test(line);
  return (text) => {
    isSure ||= /^\s*\S+\s*$/.test(text);
    return isSure && isNames(text);
  };
}

/** Where the names at the end begin. They are a signature if it has a telephone number or an e-mail address. */
function signatureOf(lines: readonly OrderLine[]): number {
  const start =
    lines.findLastIndex(({ read, readings }) => readings.length > 0 || !isNames(read)) + 1;
  return lines.slice(start).some(({ read }) => contact.test(read)) ? start : lines.length;
}

/** The first name alone ends a message as well: `-Dave`. */
const contact = /\d{3}[ .-]\d{4}|\S@\S|^\s*[-–—]\p{Lu}\p{Ll}+\s*$/u;
