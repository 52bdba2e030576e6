/** Products on one page of a listing. */
export const pageSize = 24;

export type ListPage<Entry> = {
  readonly entries: readonly Entry[];
  /** From 1 to `count`. */
  readonly number: number;
  readonly count: number;
};

/** One page of a list. Anything but the number of an existing page (empty, `0`, `1.5`, `x`) gives the first. */
export function listPage<Entry>(all: readonly Entry[], page: string): ListPage<Entry> {
  const count = Math.max(Math.ceil(all.length / pageSize), 1);
  const parsed = /^[1-9]\d*$/.test(page) ? Number(page) : 1;
  const number = parsed <= count ? parsed : 1;
  return { entries: all.slice((number - 1) * pageSize, number * pageSize), number, count };
}
