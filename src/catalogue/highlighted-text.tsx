import { NoWrap } from '../ui/no-wrap';
import { splitByMatches } from './highlight';

/** The text with every match of the term highlighted. */
export function HighlightedText({ text, term }: { text: string; term: string }) {
  let end = 0;
  return (
    // Replaced as a whole: on a page that the browser has translated, React can change no part of it.
    <span key={`${term}: ${text}`}>
      {splitByMatches(text, term).map((part) => {
        end += part.text.length;
        const shown = <NoWrap key={end}>{part.text}</NoWrap>;
        return part.isMatch ? <mark key={end}>{shown}</mark> : shown;
      })}
    </span>
  );
}
