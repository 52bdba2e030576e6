/**
 * `sizes` of the main image: on a phone the page width without gutters, up to 360 px, from 48rem one column, from 64rem the column minus the
 * thumbnails.
 */
export const imageSizes =
  '(min-width: 100rem) 36.5rem, (min-width: 80rem) 31rem, (min-width: 64rem) calc(47.5vw - 7rem), (min-width: 48rem) 46.5vw, min(92vw, 360px)';
