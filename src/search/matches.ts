// Where in a text the search found its term.
import { searchable } from './search';

export type Piece = { readonly text: string; readonly isMatch: boolean };

/**
 * The text in pieces, in order, every occurrence of the term a piece of its own. One piece without a
 * match where the term is blank or does not occur, and where lower case has another length than the
 * text (İ), because then the places would be wrong.
 */
export function piecesOf(text: string, term: string): Piece[] {
  const wanted = searchable(term);
  const lower = text.toLowerCase();
  if (wanted === '' || lower.length !== text.length) return [{ text, isMatch: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (let start = lower.indexOf(wanted); start >= 0; start = lower.indexOf(wanted, end)) {
    if (start > end) pieces.push({ text: text.slice(end, start), isMatch: false });
    end = start + wanted.length;
    pieces.push({ text: text.slice(start, end), isMatch: true });
  }
  if (end < text.length || text === '') pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

/** Characters of a text that are worth showing on each side of a match. */
const around = 32;

/** The first match and the words round it, `…` for what is left out; blank where there is no match. */
export function excerptOf(text: string, term: string): string {
  const pieces = piecesOf(text, term);
  const match = pieces.find(({ isMatch }) => isMatch);
  if (!match) return '';
  const before = pieces[0] === match ? '' : (pieces[0]?.text ?? '');
  const after = text.slice(before.length + match.text.length);
  const head = before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before;
  const tail = after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after;
  return head + match.text + tail;
}
