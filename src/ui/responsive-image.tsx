import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { withBase } from '../paths.ts';
import { useIsHydrated } from './browser.ts';

export type ResponsiveImageProps = {
  /** For browsers that do not read AVIF: src/start/guard.ts. A root-relative URL, without the base path. */
  jpeg: string;
  /** Its AVIF files, smallest first, with their widths in pixels. */
  files: readonly { url: string; width: number }[];
  /** How wide the image is shown, as the `sizes` of an `<img>`. */
  sizes?: string;
  width: number;
  height: number;
  /** Also shown in the image's box if the image fails to load. */
  alt: string;
  /** For an image in a link or button that says the same as `alt`. */
  'aria-hidden'?: true;
  /** Loads with high priority; all other images are lazy. For the largest image of a page. */
  hasPriority?: boolean;
  /** It must set the aspect ratio or the height of the box. What all boxes have in common is in styles.css. */
  className: string;
};

/** The box has its size before the image loads, and keeps it if the image fails. */
export function ResponsiveImage({
  jpeg,
  files,
  sizes = '100vw',
  alt,
  hasPriority = false,
  ...image
}: ResponsiveImageProps) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const srcset = files.map(({ url, width }) => `${withBase(url)} ${width}w`).join(', ');
  // Of the files the second smallest is precached.
  const src = withBase((files[1] ?? files[0])?.url ?? '');
  // React drops the elements of an interrupted render. Chromium 156 never frees an image that got `sizes` or `srcset` but was not
  // inserted into the page (docs/findings/dropped-images.sh). So a ref sets them: React calls refs once the elements are inserted.
  const onceInserted = useCallback(
    (element: HTMLImageElement | null) => {
      if (element) Object.assign(element, { sizes, srcset, src });
    },
    [sizes, srcset, src],
  );
  return (
    <img
      {...image}
      {...(isPrerendered ? { sizes, srcSet: srcset, src } : { ref: onceInserted })}
      alt={alt}
      data-jpeg={withBase(jpeg)}
      loading={hasPriority ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

type PictureProps = {
  /** The files for narrower screens, in the order in which the browser tries them. */
  crops: readonly { media: string; src: string; width: number; height: number }[];
  className: string;
  /** The image of all other screens. */
  children: ReactNode;
};

/** An image with other crops on narrower screens. */
export function Picture({ crops, className, children }: PictureProps) {
  const isHydrated = useIsHydrated();
  // Chromium does not free a dropped `<source>` either. React drops the first render only, so the elements come with the second.
  const [isMounted, setMounted] = useState(!isHydrated);
  useLayoutEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <picture className={className}>
      {crops.map(({ src, ...crop }) => (
        <source key={src} {...crop} type="image/avif" srcSet={withBase(src)} />
      ))}
      {children}
    </picture>
  );
}
