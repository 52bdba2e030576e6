import { piecesOf } from './matches';

/** The text with each occurrence of the term marked. */
export function MarkedText({ text, term }: { text: string; term: string }) {
  let end = 0;
  return piecesOf(text, term).map((piece) => {
    end += piece.text.length;
    return piece.isMatch ? <mark key={end}>{piece.text}</mark> : piece.text;
  });
}
