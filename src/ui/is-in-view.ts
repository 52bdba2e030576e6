import { useEffect, useState } from 'react';

/**
 * Whether an element is in view: `undefined` until the browser has said so, and in a browser without IntersectionObserver.
 * `margin` moves the edges of the view, as `rootMargin` does. Looks for the element again when `version` changes.
 */
export function useIsInView(
  find: () => Element | null | undefined,
  margin: string,
  version?: unknown,
): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is another function in each render.
  useEffect(() => {
    const element = find();
    if (!element) return;
    try {
      const observer = new IntersectionObserver(
        (entries) => setIsInView(entries.at(-1)?.isIntersecting),
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    } catch {
      return;
    }
  }, [version]);
  return isInView;
}
