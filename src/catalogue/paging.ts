/** Products on one page of a listing: the whole shop of today, and few enough for any phone. */
export const pageSize = 24;

export type ListPage<Entry> = {
  readonly entries: readonly Entry[];
  /** From 1 to `count`. */
  readonly number: number;
  readonly count: number;
};

/**
 * One page of a list. What is not a whole number of a page there is (blank, `0`, `1.5`, `x`, one too
 * many) gives the first page.
 */
export function listPage<Entry>(all: readonly Entry[], wanted: string): ListPage<Entry> {
  const count = Math.max(Math.ceil(all.length / pageSize), 1);
  const asked = /^[1-9]\d*$/.test(wanted) ? Number(wanted) : 1;
  const number = asked <= count ? asked : 1;
  return { entries: all.slice((number - 1) * pageSize, number * pageSize), number, count };
}
