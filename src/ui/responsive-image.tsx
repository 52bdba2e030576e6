import { useState } from 'react';
import { withBase } from './base-url.ts';
import { useIsHydrated } from './is-hydrated.ts';

type Attributes = {
  type?: string;
  media?: string;
  sizes?: string | undefined;
  srcSet?: string;
  loading?: 'eager';
};

type ResponsiveImageProps = {
  /** For browsers that do not read AVIF. A root-relative URL, without the base path. */
  jpeg: string;
  /** Its AVIF files, smallest first, with their widths in pixels. */
  srcSet: readonly { url: string; width: number }[];
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
  /** Other crops of the image, each with its media query. The browser takes the first that matches. */
  crops?: readonly { media: string; src: string; width: number; height: number }[];
  /** The classes of the box, which must set its aspect ratio or height, and of the image in it, which is contained in it unless these
   * say otherwise. What all boxes have in common is in styles.css. */
  className?: string;
  imageClassName?: string;
};

/** The box has its size before the image loads, and keeps it if the image fails. */
export function ResponsiveImage({
  jpeg,
  srcSet,
  alt,
  hasPriority = false,
  crops = [],
  className,
  imageClassName,
  sizes,
  ...image
}: ResponsiveImageProps) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  // React drops the elements of an interrupted render. Chromium 156 never frees an image or a source that got one of these
  // attributes but was not inserted into the page, nor an image without `src` in a `<picture>`. So a ref sets the attributes:
  // React calls refs once the elements are inserted. To reproduce: on an empty page, create 1,000 images by
  // `document.createElement('img')` and set `srcset` on each by `setAttribute`. In the Performance monitor of DevTools, the
  // page then has 6,000 more DOM nodes even after garbage collection, but no more if `srcset` is not set.
  const onceInserted = (attributes: Attributes) =>
    isPrerendered
      ? attributes
      : { ref: (element: Element | null) => setAttributes(element, attributes) };
  return (
    <picture className={className}>
      {crops.map(({ src: crop, media, ...size }) => (
        <source
          key={crop}
          {...size}
          {...onceInserted({ type: 'image/avif', media, srcSet: withBase(crop) })}
        />
      ))}
      <source
        {...onceInserted({
          type: 'image/avif',
          sizes,
          srcSet: srcSet.map(({ url, width }) => `${withBase(url)} ${width}w`).join(', '),
        })}
      />
      <source {...onceInserted({ type: 'image/jpeg', srcSet: withBase(jpeg) })} />
      <img
        {...image}
        alt={alt}
        // Until it is inserted, so that the browser does not load `src` before a `<source>` can match.
        loading="lazy"
        {...(hasPriority && onceInserted({ loading: 'eager' }))}
        // Not the JPEG. If Chromium 156 has created a lazy image, it later loads the `src` of a prerendered image with the same
        // URL before it inserts that image into its `<picture>`. To reproduce: create `<img loading="lazy" src="x.jpg">` by
        // script on one page, then open a page whose HTML has that `src` in a `<picture>` with another `<source>`. Of the AVIF
        // files the second smallest is precached.
        src={withBase(crops[0]?.src ?? (srcSet[1] ?? srcSet[0])?.url ?? '')}
        fetchPriority={hasPriority ? 'high' : 'auto'}
        decoding="async"
        className={imageClassName}
      />
    </picture>
  );
}

function setAttributes(element: Element | null, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element && value && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
