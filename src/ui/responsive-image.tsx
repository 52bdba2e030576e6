import { withBase } from './base-url';

type ResponsiveImageProps = {
  /** A root-relative URL, without the base path. */
  src: string;
  /** Its files, with their widths in pixels. */
  srcSet?: readonly { url: string; width: number }[];
  /** How wide the image is shown, as the `sizes` of an `<img>`. */
  sizes?: string;
  width: number;
  height: number;
  /** Also shown in the image's box if the image fails to load. */
  alt: string;
  /** Loads with high priority; all other images are lazy. For the largest image of a page. */
  hasPriority?: boolean;
  /** Other crops, for the media that they name; the first match counts. */
  crops?: readonly { media: string; src: string; width: number; height: number }[];
  /** The classes of the box, which must set its aspect ratio or height, and of the image in it. */
  className?: string;
  imageClassName?: string;
};

/** The box has its size before the image loads, and keeps it if the image fails. */
export function ResponsiveImage({
  src,
  srcSet,
  alt,
  hasPriority = false,
  crops = [],
  className = '',
  imageClassName = 'object-contain',
  ...image
}: ResponsiveImageProps) {
  return (
    <picture
      className={`relative block overflow-hidden forced-color-adjust-none forced-colors:border ${className}`}
    >
      {crops.map(({ src: crop, ...source }) => (
        <source key={crop} {...source} srcSet={withBase(crop)} />
      ))}
      <img
        {...image}
        src={withBase(src)}
        srcSet={srcSet?.map(({ url, width }) => `${withBase(url)} ${width}w`).join(', ')}
        alt={alt}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : 'auto'}
        decoding="async"
        className={`absolute inset-0 size-full text-small ${imageClassName}`}
      />
    </picture>
  );
}
