/** The maximum length of a job name in UTF-16 code units, which the `maxlength` attribute also counts. */
export const maxJobNameLength = 60;

/** Puts a job name on one line, trims it and cuts it to the maximum length. */
export const jobNameFrom = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxJobNameLength)
    // The cut may have left the first half of a surrogate pair at the end.
    .replace(/[\uD800-\uDBFF]$/, '');
