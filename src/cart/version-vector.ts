// Which of two states of the cart came later. Each tab counts its own changes. A state carries these counts for all tabs whose
// changes it contains: https://en.wikipedia.org/wiki/Version_vector

/** The number of changes by tab. A tab that is absent has made none. */
export type VersionVector = Readonly<Record<string, number>>;

/** Whether a value, of which nothing is known, is one. */
export const isVersionVector = (value: unknown): value is VersionVector =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger);

/** How `theirs` compares with `mine`. `concurrent`: each has changes that the other does not have. */
export function compareVersions(theirs: VersionVector, mine: VersionVector) {
  const isAhead = includesMore(theirs, mine);
  const isBehind = includesMore(mine, theirs);
  if (isAhead) return isBehind ? 'concurrent' : 'newer';
  return isBehind ? 'older' : 'same';
}

const includesMore = (one: VersionVector, other: VersionVector): boolean =>
  Object.entries(one).some(([tab, count]) => count > (other[tab] ?? 0));

/** The version after one more change of the tab. */
export const nextVersion = (version: VersionVector, tab: string): VersionVector => ({
  ...version,
  [tab]: (version[tab] ?? 0) + 1,
});

/** The version of a state that contains the changes of both. */
export function mergedVersion(one: VersionVector, other: VersionVector): VersionVector {
  const tabs = Object.keys({ ...one, ...other });
  return Object.fromEntries(tabs.map((tab) => [tab, Math.max(one[tab] ?? 0, other[tab] ?? 0)]));
}
