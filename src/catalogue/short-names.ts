/**
 * The ends of the names, which say what the tools are: `Impact Wrench Kit`. At most 20 characters, as many as half the width of
 * a phone has room for. They begin with a capital letter or a digit, and so not with the unit of `1/2 in.` A name without such
 * an end stays whole, and so do names that end alike.
 */
export function shortNames(names: readonly string[]): string[] {
  const ends = names.map((name) => name.match(/(?<!\S)[\p{Lu}\d].{0,19}$/u)?.[0] ?? name);
  const isTwice = (end: string) => ends.indexOf(end) < ends.lastIndexOf(end);
  return ends.map((end, index) => (isTwice(end) ? names[index] : end) as string);
}
