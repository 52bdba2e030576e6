import type { ImgHTMLAttributes } from 'react';

type PictureProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height'
> & {
  /** Describes the picture; it stands in the box if the picture cannot be loaded. */
  alt: string;
  /** The page's largest picture loads first; all others wait until they are near the screen. */
  isMain?: boolean;
  className?: string;
  /** Another crop for phones. */
  onPhones?: { src: string; width: number; height: number };
};

/** The store may be published in a folder of its host. */
const onHost = (urls: string | undefined) =>
  urls?.replaceAll('/images/', `${import.meta.env.BASE_URL}images/`);

/** The box has its size before the picture arrives and keeps it if the picture never does. */
export function Picture(props: PictureProps) {
  const { src, srcSet, alt, isMain = false, className = '', onPhones, ...image } = props;
  return (
    <picture className={`picture ${className}`}>
      {onPhones && (
        <source
          {...onPhones}
          src={undefined}
          media="(width < 48rem)"
          srcSet={onHost(onPhones.src)}
        />
      )}
      <img
        {...image}
        src={onHost(src)}
        srcSet={onHost(srcSet)}
        alt={alt}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
