import { ResponsiveImage } from '../ui/responsive-image';
import { categoryImageWidths, imageSrcSet, imageUrl } from './images';

type TileImageProps = { name: string; alt: string; sizes: string; className: string };

/** An image of 4 by 3: a category, or the state of an empty page. */
export function TileImage({ name, className, ...image }: TileImageProps) {
  return (
    <ResponsiveImage
      {...image}
      src={imageUrl(name, 640)}
      srcSet={imageSrcSet(name, categoryImageWidths)}
      width={640}
      height={480}
      className={`rounded-control bg-tile text-on-tile ${className}`}
    />
  );
}
