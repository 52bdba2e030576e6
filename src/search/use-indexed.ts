import { useEffect, useState } from 'react';
import { listedProducts } from '../catalogue/catalogue.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { indexWhile } from './word-index.ts';

/** So few products are indexed by the key press that needs them. */
const fewProducts = 20;

/** In milliseconds. A key press waits for the piece that is running. */
const pieceTime = 15;

/**
 * Whether a search answers at once. For a large catalogue that takes seconds on a slow phone, so the index is built in pieces while
 * the browser is idle, from the first visit of the page on.
 */
export function useIndexed(): boolean {
  const [isIndexed, setIsIndexed] = useState(
    () => indexWhile(listedProducts, () => false) <= fewProducts,
  );
  useEffect(() => {
    if (isIndexed) return;
    let cancel = () => {};
    const indexPiece = () => {
      if (indexed(pieceTime)) setIsIndexed(true);
      else cancel = whenIdle(indexPiece);
    };
    cancel = whenIdle(indexPiece);
    return () => cancel();
  }, [isIndexed]);
  return isIndexed;
}

/** Goes on with what the search computes once per product, for that many milliseconds. Returns whether all of it is done. */
function indexed(milliseconds: number): boolean {
  const end = performance.now() + milliseconds;
  return indexWhile(listedProducts, () => performance.now() < end) === 0;
}
