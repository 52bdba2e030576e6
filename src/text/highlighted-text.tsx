import { fold, foldCharacters } from './fold.ts';
import { NoWrap } from './no-wrap.tsx';

/**
 * The text with every match of the term highlighted, for an element with the term in its key, which replaces it as a whole: React
 * cannot update text that the browser has translated.
 */
export function highlighted(text: string, term: string) {
  let end = 0;
  return splitByMatches(text, term).map((part) => {
    end += part.text.length;
    const shown = <NoWrap key={end}>{part.text}</NoWrap>;
    return part.isMatch ? <mark key={end}>{shown}</mark> : shown;
  });
}

type TextPart = { readonly text: string; readonly isMatch: boolean };

/** One part without a match, also if folding changes the length of the text (`½`), because the positions would be wrong. */
export function splitByMatches(text: string, term: string): TextPart[] {
  const foldedTerm = fold(term);
  const folded = foldCharacters(text);
  if (foldedTerm === '' || folded.length !== text.length) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const between of folded.split(foldedTerm)) {
    const start = end + between.length;
    parts.push({ text: text.slice(end, start), isMatch: false });
    end = start + foldedTerm.length;
    parts.push({ text: text.slice(start, end), isMatch: true });
  }
  return parts.filter((part) => part.text !== '');
}
