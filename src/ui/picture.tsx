import type { ImgHTMLAttributes, ReactNode } from 'react';

type PictureProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height'
> & {
  /** Describes the picture; it stands in the box if the picture cannot be loaded. */
  alt: string;
  /** The page's largest picture loads first; all others wait until they are near the screen. */
  isMain?: boolean;
  className?: string;
  /** `<source>`s with other crops. */
  children?: ReactNode;
};

/** The box has its size before the picture arrives and keeps it if the picture never does. */
export function Picture({ alt, isMain = false, className = '', children, ...image }: PictureProps) {
  return (
    <picture className={`picture ${className}`}>
      {children}
      <img
        {...image}
        alt={alt}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
