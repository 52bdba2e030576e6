// The lines of an order, each with what it says, and with what the lines below say about it.
import { linksIn, type SharedCart, sharedCartInLink } from '../cart/shared-cart.ts';
import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { checksHeading, isTitleOrSum } from './order.ts';
import { type Reading, readLine, readPart } from './read-line.ts';
import { type Searched, searchLine } from './search-line.ts';
import { isContact, Surroundings } from './surroundings.ts';
import { type Header, headerOf, readRow } from './table.ts';
import { otherColumns, quantityNames, textColumns, unitColumns, units } from './words.ts';

export type OrderLine = {
  /** From 1. */
  readonly number: number;
  /** As it was typed. */
  readonly text: string;
  /** Whether it is in the quotation of an e-mail. */
  readonly isQuoted: boolean;
  /** Whether it follows the line above without a blank one between them. */
  readonly isBelowLine: boolean;
  /** The products of the line, found by item number or full name. */
  readonly readings: readonly Reading[];
  /** The carts of the links in the line. */
  readonly carts: readonly SharedCart[];
  /** What the store's search finds for a line without a product. */
  readonly searched?: Searched | undefined;
  /** Whether the line cannot change the meaning of others. */
  readonly isUnderstood: boolean;
  /** Whether it ends with a request. Lines above that are not understood then mean nothing for the lines below. */
  readonly isRequest: boolean;
  /** Whether it is a part of the order without a product: `Qty: 2`, a title, a sum, the head of a table. */
  readonly isPart: boolean;
};

/** At most this many lines are read, and of each this many characters. */
export const maxLines = 2000;
const maxLength = 300;
/** A search takes longer than all else. */
const maxSearches = 100;

/** What the order says line by line. `unread` is the number of lines beyond the maximum. */
export function orderLinesOf(order: string, itemNumbers: ItemNumbers) {
  const typed = typedLines(order);
  const read = readEach(typed.slice(0, maxLines), itemNumbers);
  return {
    lines: withSurroundings(withDetails(read), itemNumbers.products),
    unread: Math.max(typed.length - maxLines, 0),
  };
}

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const typedLines = (order: string): string[] =>
  (/=3D/i.test(order) ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  typedLines(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');

/** A line on its own. */
type Line = OrderLine & {
  /** Without the `>` of a quotation and without links. */
  readonly rest: string;
};

/** The lines, also the blank ones, which separate paragraphs. */
function readEach(typed: readonly string[], itemNumbers: ItemNumbers): Line[] {
  let header: Header | undefined;
  let isCheck = false;
  let isBelowLine = false;
  return typed.map((text, index) => {
    const line = text.replace(/^(?:\s*>)+ ?/, '').replace(chatPrefix, '');
    const isBlank = blank.test(line);
    isCheck = line.trim() === checksHeading || (isCheck && !isBlank);
    const links = linksIn(line).filter(sharedCartInLink);
    const rest = links
      .reduce((left, link) => left.replace(link, ' ').replaceAll(/[<>[\]]/g, ' '), line)
      .slice(0, maxLength);
    const head = headerOf(line);
    header = head ?? header;
    const isPart = isBlank || isCheck || head !== undefined || isTitleOrSum(line);
    const isRead = !isPart && links.length === 0;
    const row = isRead && header && readRow(rest, header, itemNumbers);
    const readings = row || (isRead ? readLine(rest, itemNumbers) : []);
    const isBelow = isBelowLine;
    isBelowLine = !isBlank;
    return {
      number: index + 1,
      text,
      rest,
      isQuoted: /^\s*>/.test(text),
      isBelowLine: isBelow,
      carts: links.flatMap((link) => sharedCartInLink(link) ?? []),
      readings: line.length > maxLength ? readings.map((each) => withUnknown(each, '…')) : readings,
      isUnderstood: isPart,
      isRequest: false,
      isPart,
    };
  });
}

const blank = /^[\s=_*#|:+.•~>-]*$/;

/** Exported chats: `[26/11/2026, 09:15:02] Bob: ` or `26.11.26, 09:16 - Bob: `. */
const chatPrefix =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?\]?(?: -)? [^:]{1,30}: /i;

/** The lines; those that only say more about the product of a line above are parts of it. */
function withDetails(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let row = -1;
  for (const line of lines) {
    const [reading] = line.readings;
    const above = line.isBelowLine ? joined[row] : undefined;
    const [product] = above?.readings ?? [];
    const detail =
      product && !line.isPart && line.carts.length === 0 ? withDetail(product, line) : undefined;
    if (above && detail) {
      joined[row] = { ...above, readings: [detail] };
      joined.push({ ...line, readings: [], isPart: true });
      continue;
    }
    // The name can also stand above the item number.
    if (above && product && reading?.product === product.product && isNameOnly(product))
      joined[row] = { ...above, readings: [], isPart: true };
    joined.push(line);
    row = line.readings.length === 1 ? joined.length - 1 : -1;
  }
  return joined;
}

/** The lines that are not blank, with what those without a product mean for the order. */
function withSurroundings(lines: readonly Line[], among: readonly Product[]): OrderLine[] {
  const around = new Surroundings();
  const contacts = new Set(paragraphsOf(lines).filter(isContactParagraph).flat());
  let searches = 0;
  return lines.flatMap((line, index): OrderLine[] => {
    const { rest, carts, readings, isPart } = line;
    if (blank.test(rest) && carts.length === 0) {
      around.skip(rest);
      return [];
    }
    if (readings.length > 0) around.startBelow();
    if (isPart || readings.length > 0) return [{ ...line, isUnderstood: true }];
    const next = lines[index + 1];
    const [below] = next?.isBelowLine ? next.readings : [];
    if (below && withDetail(below, line) === below)
      return [{ ...line, isUnderstood: true, isPart: true }];
    const { isUnderstood, isRequest } = around.read(rest);
    if (isUnderstood || carts.length > 0 || contacts.has(line) || searches === maxSearches)
      return [{ ...line, isUnderstood: isUnderstood || contacts.has(line), isRequest }];
    searches += 1;
    const searched = searchLine(rest, among);
    return [{ ...line, searched, isUnderstood: searched?.isUnderstood === true }];
  });
}

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    if (line.isBelowLine) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

const isContactParagraph = (lines: readonly Line[]): boolean =>
  lines.every(({ readings }) => readings.length === 0) && isContact(lines.map(({ rest }) => rest));

const withUnknown = (reading: Reading, unknown: string): Reading => ({
  ...reading,
  unknown: [...reading.unknown, unknown],
});

/** The name of a product, which may stand above or below the line with its item number. */
const isNameOnly = ({ isNumbered, quantities, unknown }: Reading) =>
  !isNumbered && quantities.length + unknown.length === 0;

/** The row above with what the line says about its product: `Qty: 2`. Undefined if the line may be about something else. */
function withDetail(above: Reading, { rest, readings }: Line): Reading | undefined {
  const [reading, other] = readings;
  if (reading)
    return !other && reading.product === above.product && isNameOnly(reading) ? above : undefined;
  const text = fold(rest);
  const [, number, unit = above.unit] = quantityLine.exec(text) ?? [];
  if (number) {
    const quantities = [...above.quantities, Number(number)];
    return { ...above, quantities, unit };
  }
  const [label = ''] = labelOfDetail.exec(text) ?? [];
  if (priceLabel.test(text)) return above;
  const { quantities, unknown, isAlone } = readPart(text.slice(label.length), above.product);
  const isKnown = quantities.length + unknown.length === 0;
  if (label) return isKnown ? above : withUnknown(above, rest.trim());
  // Its name or its price, but not `Thanks`.
  return isKnown && (isAlone || /\d/.test(text)) ? above : undefined;
}

const quantityLine = new RegExp(`^(?:${quantityNames})[\\s.:=-]*([1-9]\\d{0,2}) ?(${units})?\\.?$`);
const priceLabel = new RegExp(`^(?:${otherColumns}) ?[:=]`);
const labelOfDetail = new RegExp(`^(?:${textColumns}|${unitColumns}) ?[:=] ?`);
