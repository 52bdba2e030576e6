import { ResponsiveImage } from '../ui/responsive-image.tsx';
import { imageFiles, imageUrl } from './images.ts';

type TileImageProps = {
  name: string;
  alt: string;
  /** The widths of the image files. `sizes` is how wide the image is shown, as the `sizes` of an `<img>`. */
  widths: readonly number[];
  sizes?: string;
  hasPriority?: boolean;
  className: string;
};

/** An image of 4 by 3: a category, or the state of an empty page. */
export function TileImage({ name, widths, className, ...image }: TileImageProps) {
  const [width = 0] = widths;
  return (
    <ResponsiveImage
      {...image}
      src={imageUrl(name, width)}
      srcSet={imageFiles(name, widths)}
      width={width}
      height={width * 0.75}
      className={`bg-tile text-on-tile dark:[filter:brightness(0.88)] ${className}`}
    />
  );
}
