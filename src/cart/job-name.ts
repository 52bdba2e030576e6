/** Of a job name, in UTF-16 code units, as the `maxlength` of a field counts. */
export const maxJobNameLength = 60;

/** A job name on one line, without spaces around it, cut to its maximum. */
export const jobNameFrom = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxJobNameLength)
    // Half of a character that takes two code units.
    .replace(/[\uD800-\uDBFF]$/, '');
