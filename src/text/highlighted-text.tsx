import { splitByMatches } from './highlight.ts';
import { NoWrap } from './no-wrap.tsx';

/** The text with every match of the term highlighted. */
export function HighlightedText({ text, term }: { text: string; term: string }) {
  let end = 0;
  return (
    // The key replaces the element as a whole, because React cannot update text that the browser has translated.
    <span key={`${term}: ${text}`}>
      {splitByMatches(text, term).map((part) => {
        end += part.text.length;
        const shown = <NoWrap key={end}>{part.text}</NoWrap>;
        return part.isMatch ? <mark key={end}>{shown}</mark> : shown;
      })}
    </span>
  );
}
