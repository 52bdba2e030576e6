/** The text without surrounding spaces, and with `…` in place of what is beyond the length. */
export const shortened = (text: string, length: number): string =>
  text.trim().length > length ? `${text.trim().slice(0, length)}…` : text.trim();
