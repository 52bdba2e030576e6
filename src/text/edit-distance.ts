/** The number of letters that are wrong, missing, extra or swapped with the next; `Infinity` if they are more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (most === 0) return Number.POSITIVE_INFINITY;
  if (a[0] === b[0]) return editDistance(a.slice(1), b.slice(1), most);
  const ways: [number, number][] = [
    [1, 1],
    [1, 0],
    [0, 1],
  ];
  if (a[0] === b[1] && a[1] === b[0]) ways.push([2, 2]);
  return 1 + Math.min(...ways.map(([i, j]) => editDistance(a.slice(i), b.slice(j), most - 1)));
}
