/** A number with the word after it, and two words that a hyphen joins: `1/4 in.`, `OBD-II`. */
const pieces = /(\d \S{0,12}(?!\S)|(?<!\S)[^\s-]{1,8}-[^\s-]{1,8}(?!\S))/;

/** A piece with more characters may break, because in very large text it would be wider than a phone's screen. */
const longPiece = 7;
const breakableClass = 'whitespace-nowrap max-[20rem]:whitespace-normal';

/**
 * A name whose pieces stay on one line. It uses CSS, because no-break spaces (U+00A0) and hyphens (U+2011) would end up in
 * copied text and accessible names, and the font has no U+2011.
 */
export function NoWrap({ children }: { children: string }) {
  return children.split(pieces).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may contain a piece twice.
      <span key={index} className={piece.length > longPiece ? breakableClass : 'whitespace-nowrap'}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
