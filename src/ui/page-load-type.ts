/** How the browser came to load this document: by a navigation, a reload, or Back and Forward. */
export function pageLoadType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type;
}
