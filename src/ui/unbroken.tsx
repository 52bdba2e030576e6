/** A number with the word after it, and a short word with a hyphen: `1/4 in.`, `OBD-II`. */
const pieces = /(\d \S*|\b\w{1,3}-\w+|\w+-\w{1,3}\b)/;

/**
 * A name whose pieces stay on one line. No-break characters would end up in copied text and in accessible names, and
 * the font has no such hyphen.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(pieces).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may contain a piece twice.
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
