// Where in a text the search found its term.
import { searchable } from './search';

export type Piece = { readonly text: string; readonly isMatch: boolean };

/**
 * The text in pieces, in order, none blank, every occurrence of the term a piece of its own. The text
 * as it is where the term is blank or does not occur, and where lower case has another length than
 * the text (İ), because then the places would be wrong.
 */
export function piecesOf(text: string, term: string): Piece[] {
  const wanted = searchable(term);
  const lower = text.toLowerCase();
  if (wanted === '' || lower.length !== text.length) return [{ text, isMatch: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const between of lower.split(wanted)) {
    const start = end + between.length;
    pieces.push({ text: text.slice(end, start), isMatch: false });
    end = start + wanted.length;
    pieces.push({ text: text.slice(start, end), isMatch: true });
  }
  return pieces.filter((piece) => piece.text !== '');
}

/** Characters of a text that are worth showing on each side of a match. */
const around = 32;

/** The first match and the words round it, `…` for what is left out; blank where there is no match. */
export function excerptOf(text: string, term: string): string {
  const match = piecesOf(text, term).find(({ isMatch }) => isMatch)?.text;
  if (!match) return '';
  const start = text.indexOf(match);
  const before = text.slice(0, start);
  const after = text.slice(start + match.length);
  const head = before.length > around ? `…${before.slice(-around).replace(/\S*\s/, '')}` : before;
  const tail = after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after;
  return head + match + tail;
}
