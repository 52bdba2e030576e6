/** A number and its noun: `1 item`, `3 items`. Give the plural if it is not the noun with an `s`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
