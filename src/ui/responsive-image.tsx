import { withBase } from './base-url';

type ResponsiveImageProps = {
  /** A root-relative URL, without the base path. */
  src: string;
  srcSet?: string;
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

/** Root-relative URLs, separated by commas as in `srcset`, with the base path of the store. */
const withBases = (urls: string) => urls.replaceAll(/(?<=^|, )\/\S*/g, withBase);

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
        <source key={crop} {...source} srcSet={withBases(crop)} />
      ))}
      <img
        {...image}
        src={withBases(src)}
        srcSet={srcSet && withBases(srcSet)}
        alt={alt}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : 'auto'}
        decoding="async"
        className={`absolute inset-0 size-full text-small ${imageClassName}`}
      />
    </picture>
  );
}
