import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { darkenedClass, MagnifiedImage, ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { sizedTools } from '../../comparison/side-view.tsx';
import { SizeImage, sizeImageText } from '../../comparison/size-image.tsx';
import { productUrl } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BelowFirstScreen } from '../../ui/page-context.ts';
import { ZoomBar } from './zoom-bar.tsx';
import { ZoomDialog } from './zoom-dialog.tsx';

/**
 * `sizes` of the main image: on a phone the page width without gutters, from 48rem one column, from 64rem the column minus the
 * thumbnails.
 */
const imageSizes =
  '(min-width: 100rem) 36.5rem, (min-width: 80rem) 31rem, (min-width: 64rem) calc(47.5vw - 7rem), (min-width: 48rem) 46.5vw, 92vw';

/** Browsers load lazy images far outside of the viewport, so an image gets a small file until it comes into view. */
const unseenSizes = '10rem';

/** For the image in the zoom dialog, which a click doubles in size. */
const zoomSizes = '70rem';

/** Five thumbnails have room beside each other on the smallest phones. In the dialog they are as high as its button. */
const thumbnailsClass = [
  'flex flex-wrap gap-2 lg:not-in-[dialog]:flex-col lg:not-in-[dialog]:gap-4 print:hidden',
  '*:size-16 max-[24rem]:*:size-12.5 in-[dialog]:*:size-12 lg:not-in-[dialog]:*:size-20',
].join(' ');

/** The dialog is open while the URL has this hash. */
const zoomHash = '#zoom';

const zoomControlClass = 'fixed rounded-control bg-surface';

/** Half as high as the screen above the bar. On an upright screen, which is as wide as the image, between it and the thumbnails. */
const sideClass = `portrait:bottom-42 landscape:top-[calc(50%-var(--bar)/2-1.5rem)] ${zoomControlClass}`;

/** -1 on a page that is translated into a language written from right to left, otherwise 1. */
const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A row of product images, which the shopper scrolls one image at a time. The thumbnails are below the row, or beside it on
 * a wide screen. The scroll position determines the current image.
 */
export function Gallery({ product }: { product: Product }) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(0);
  const [tool] = sizedTools([product]) ?? [];
  const isSize = (index: number) => tool !== undefined && index === 1;
  const alts = [product.imageAlt, ...(tool ? [sizeImageText(tool)] : []), ...(product.views ?? [])];

  function readPosition() {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // Without a layout the width is 0. From right to left the position is negative.
    const position = Math.abs(scrollLeft) / (clientWidth || 1);
    setCurrent(Math.round(position));
    // An image counts as seen once a tenth of its width is in view.
    setSeen(Math.max(seen, Math.round(position + 0.4)));
  }

  /** Scrolls to an image. If a list is given, also moves the focus to the image's link in it. */
  function show(index: number, list?: Element | null) {
    if (row.current) {
      row.current.scrollLeft = index * row.current.clientWidth * directionOf(row.current);
    }
    list?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
  }

  /** After the last image comes the first. */
  const showNext = (step: number) => show((current + step + alts.length) % alts.length);

  /** Arrow keys show the previous or next image, in the dialog too. In a magnified image they scroll instead. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as Element;
    const step = steps[event.key] ?? Number.NaN;
    const next = current + step * directionOf(event.currentTarget);
    // With Alt or Cmd the arrow keys are the browser's Back and Forward.
    if (event.altKey || event.metaKey || target.ariaPressed === 'true' || !alts[next]) return;
    event.preventDefault();
    show(next, target.closest('ul'));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shopper may have scrolled before hydration.
  useEffect(readPosition, []);

  const images = alts.map((alt, index) => (
    <li
      key={alt}
      id={`${id}-${index}`}
      className="w-full shrink-0 snap-start not-first:print:hidden"
    >
      <Link
        to={productUrl(product.id) + zoomHash}
        // It would have to contain the figures that the size shows.
        aria-label={isSize(index) ? undefined : `Zoom: ${alt}`}
        tabIndex={index === current ? 0 : -1}
        className="relative block cursor-zoom-in -outline-offset-3"
      >
        {isSize(index) && <span className="sr-only">{`Zoom: ${alt}`}</span>}
        <GalleryImage
          product={product}
          index={index}
          sizes={index <= seen ? imageSizes : unseenSizes}
          hasPriority={!index}
          // Its link says the same.
          aria-hidden
          className="rounded-control"
        />
        <span className="absolute right-2 bottom-2 rounded-control bg-tile p-1 text-on-tile print:hidden">
          <Icon name="search" />
        </span>
      </Link>
    </li>
  ));
  const thumbnails = alts[1] && (
    <ul aria-label="Thumbnails" className={thumbnailsClass}>
      {alts.map((alt, index) => (
        <li key={alt}>
          <BelowFirstScreen>
            <a
              href={`#${id}-${index}`}
              aria-label={`Show image ${index + 1}`}
              aria-current={index === current}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
              className="block rounded-control current:p-1 current:*:outline-2 current:*:outline-offset-2 current:*:outline-[CanvasText]"
            >
              <GalleryImage
                product={product}
                index={index}
                alt=""
                sizes="5rem"
                isThumbnail
                className="rounded-control"
              />
            </a>
          </BelowFirstScreen>
        </li>
      ))}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the links inside.
    <div
      onKeyDown={onKeyDown}
      className="flex flex-col justify-end gap-2 lg:flex-row-reverse lg:gap-4"
    >
      <ul
        ref={row}
        aria-label="Images"
        onScroll={readPosition}
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:w-[calc(100%-6rem)]"
      >
        {images[0]}
        <BelowFirstScreen>{images.slice(1)}</BelowFirstScreen>
      </ul>
      {thumbnails}
      <Zoom product={product} index={current} onClose={() => show(current, row.current)}>
        {thumbnails && (
          <>
            <p
              aria-live="polite"
              className={`top-[max(0.5rem,env(safe-area-inset-top))] left-2 px-3 py-3 ${zoomControlClass}`}
            >
              {`${current + 1} of ${alts.length}`}
            </p>
            <div className={`start-2 ${sideClass}`}>
              <IconButton icon="back" label="Previous image" onClick={() => showNext(-1)} />
            </div>
            <div className={`end-2 ${sideClass}`}>
              <IconButton icon="next" label="Next image" onClick={() => showNext(1)} />
            </div>
          </>
        )}
        <ZoomBar product={product}>{thumbnails}</ZoomBar>
      </Zoom>
    </div>
  );
}

type GalleryImageProps = Omit<ComponentProps<typeof ProductImage>, 'view'> & {
  index: number;
  isThumbnail?: boolean;
};

/** An image of the product, or its size, which is the second. */
function GalleryImage({ product, index, isThumbnail = false, ...image }: GalleryImageProps) {
  const [tool] = sizedTools([product]) ?? [];
  if (tool && index === 1) {
    return (
      <SizeImage
        tool={tool}
        isThumbnail={isThumbnail}
        className={`${darkenedClass} ${image.className ?? ''}`}
      />
    );
  }
  return <ProductImage {...image} product={product} view={viewOf(product, index)} />;
}

/** The number of the product's image at this place of the gallery. */
const viewOf = (product: Product, index: number) =>
  product.sideView && index > 1 ? index - 1 : index;

type ZoomProps = {
  product: Product;
  index: number;
  onClose: () => void;
  /** The controls that show other images, and the bar. */
  children: ReactNode;
};

/** A component of its own, so that a change of the URL's hash does not render the gallery again. */
function Zoom({ product, index, onClose, children }: ZoomProps) {
  const isOpen = useLocation().hash === zoomHash;
  // Opens with the file that the gallery shows, because the browser has already decoded it.
  const sizes = useDeferredValue(isOpen ? zoomSizes : imageSizes);
  return (
    isOpen && (
      <ZoomDialog
        onClose={onClose}
        controls={children}
        hasMargin={index === 0}
        // The drawing of the size has no larger file.
        magnified={
          !(product.sideView && index === 1) && (
            <MagnifiedImage product={product} view={viewOf(product, index)} />
          )
        }
      >
        <GalleryImage product={product} index={index} sizes={sizes} />
      </ZoomDialog>
    )
  );
}
