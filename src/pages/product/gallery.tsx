import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../catalogue/product';
import { ProductImage } from '../../catalogue/product-image';
import { productUrl } from '../../paths';
import { BelowFirstScreen } from '../../ui/below-first-screen';
import { ZoomDialog } from './zoom-dialog';

/** The page without its gutters; from 48rem a column of it; from 64rem without the thumbnails. */
const imageSizes =
  '(min-width: 100rem) 36.5rem, (min-width: 80rem) 31rem, (min-width: 64rem) calc(47.5vw - 7rem), (min-width: 48rem) 46.5vw, 92vw';

/** Browsers load lazy images far outside of the viewport, so one that was never in view gets a small file. */
const unseenSizes = '10rem';

/** Of the dialog, in which a click doubles it. */
const zoomSizes = '70rem';

/** The dialog is open while the URL has this hash. */
const zoomHash = '#zoom';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The images of a product in a row that the shopper scrolls, one at a time, and a thumbnail of each: below
 * it, or beside it on a wide screen. The scroll position decides which image is the current one.
 */
export function Gallery({ product }: { product: Product }) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(0);
  const alts = [product.imageAlt, ...(product.views ?? [])];

  function readPosition() {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // Without a layout the width is 0.
    const position = scrollLeft / (clientWidth || 1);
    setCurrent(Math.round(position));
    // From a tenth of its width on.
    setSeen(Math.max(seen, Math.round(position + 0.4)));
  }

  /** Scrolls to an image and moves the focus to its link in the list, if one is given. */
  function show(index: number, list?: Element | null) {
    if (row.current) row.current.scrollLeft = index * row.current.clientWidth;
    list?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
  }

  /** In the dialog too, unless the arrow keys scroll the magnified image. */
  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as Element;
    const next = current + (steps[event.key] ?? Number.NaN);
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
        aria-label={`Zoom: ${alt}`}
        tabIndex={index === current ? 0 : -1}
        className="block cursor-zoom-in -outline-offset-3"
      >
        <ProductImage
          product={product}
          view={index}
          sizes={index <= seen ? imageSizes : unseenSizes}
          hasPriority={!index}
          className="rounded-control"
        />
      </Link>
    </li>
  ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links in it.
    <div
      onKeyDown={onKeyDown}
      className="flex flex-col justify-end gap-2 lg:flex-row-reverse lg:gap-4"
    >
      <ul
        ref={row}
        onScroll={readPosition}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:w-[calc(100%-6rem)]"
      >
        {images[0]}
        <BelowFirstScreen>{images.slice(1)}</BelowFirstScreen>
      </ul>
      {alts[1] && (
        <ul className="flex flex-wrap gap-4 lg:flex-col print:hidden">
          {alts.map((alt, index) => (
            <li key={alt} className="size-16 lg:size-20">
              <BelowFirstScreen>
                <a
                  href={`#${id}-${index}`}
                  aria-label={`Show: ${alt}`}
                  aria-current={index === current}
                  onClick={(event) => {
                    event.preventDefault();
                    show(index);
                  }}
                  className="block rounded-control outline-offset-4 current:*:outline-2 current:*:outline-offset-2 current:*:outline-[CanvasText]"
                >
                  <ProductImage
                    product={product}
                    view={index}
                    alt=""
                    sizes="5rem"
                    className="rounded-control"
                  />
                </a>
              </BelowFirstScreen>
            </li>
          ))}
        </ul>
      )}
      <Zoom product={product} view={current} onClose={() => show(current, row.current)} />
    </div>
  );
}

type ZoomProps = { product: Product; view: number; onClose: () => void };

/** Follows the hash of the URL by itself, so that opening the dialog does not render the gallery again. */
function Zoom({ product, view, onClose }: ZoomProps) {
  const isOpen = useLocation().hash === zoomHash;
  // First the file that the gallery shows, which the browser has decoded.
  const sizes = useDeferredValue(isOpen ? zoomSizes : imageSizes);
  return (
    isOpen && (
      <ZoomDialog onClose={onClose}>
        <ProductImage product={product} view={view} sizes={sizes} />
      </ZoomDialog>
    )
  );
}
