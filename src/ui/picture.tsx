type PictureProps = {
  src: string;
  /** Describes the picture; it stands in the box if the picture cannot be loaded. */
  alt: string;
  width: number;
  height: number;
  /** The page's largest picture loads first; all others wait until they are near the screen. */
  isMain?: boolean;
  className?: string;
};

/** The box has its size before the picture arrives and keeps it if the picture never does. */
export function Picture({ src, alt, width, height, isMain = false, className = '' }: PictureProps) {
  return (
    <div className={`picture ${className}`}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}
