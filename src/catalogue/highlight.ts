// Where a text contains a search term.

/** A text as the search compares it: without surrounding white space and letter case. */
export const normalize = (text: string): string => text.trim().toLowerCase();

export type TextPart = { readonly text: string; readonly isMatch: boolean };

/**
 * The text in parts, none empty, with every match of the term a part of its own. One part if the term
 * is blank or does not occur, and if the lower-case text has another length (İ), because then the
 * positions would be wrong.
 */
export function splitByMatches(text: string, term: string): TextPart[] {
  const normalized = normalize(term);
  const lower = text.toLowerCase();
  if (normalized === '' || lower.length !== text.length) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const between of lower.split(normalized)) {
    const start = end + between.length;
    parts.push({ text: text.slice(end, start), isMatch: false });
    end = start + normalized.length;
    parts.push({ text: text.slice(start, end), isMatch: true });
  }
  return parts.filter((part) => part.text !== '');
}

export const hasMatch = (text: string, term: string): boolean =>
  splitByMatches(text, term).some(({ isMatch }) => isMatch);

/** Characters shown on each side of a match. */
const excerptLength = 32;

/** The first match and the words around it, `…` for omitted text; empty without a match. */
export function excerptAround(text: string, term: string): string {
  const match = splitByMatches(text, term).find(({ isMatch }) => isMatch)?.text;
  if (!match) return '';
  const start = text.indexOf(match);
  const before = text.slice(0, start);
  const after = text.slice(start + match.length);
  const head =
    before.length > excerptLength
      ? `…${before.slice(-excerptLength).replace(/\S*\s/, '')}`
      : before;
  const tail =
    after.length > excerptLength
      ? `${after.slice(0, excerptLength).replace(/\s\S*$/, '')}…`
      : after;
  return head + match + tail;
}
