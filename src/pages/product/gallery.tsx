import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { Link } from '../../navigation/router.ts';
import { productUrl, zoomHash } from '../../paths.ts';
import { BelowFirstScreen } from '../../ui/below-first-screen.ts';
import { Icon } from '../../ui/icon.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { imageSizes } from './image-sizes.ts';

const Zoom = laterPart((parts) => parts.Zoom);

/** Browsers load lazy images far outside of the viewport, so an image gets a small file until it comes into view. */
const unseenSizes = '10rem';

/** -1 on a page that is translated into a language written from right to left, otherwise 1. */
const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const cornerClass = 'pointer-events-none absolute right-2 bottom-2 print:hidden';

/**
 * A row of product images, which the shopper scrolls one image at a time. The thumbnails are below the row, or beside it on
 * a wide screen. The scroll position determines the current image.
 */
export function Gallery({ product, className }: { product: Product; className: string }) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(0);
  const alts = [product.imageAlt, ...(product.views ?? [])];

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
    list?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  }

  /** Arrow keys show the previous or next image, in the dialog too. In a magnified image they scroll instead. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as Element;
    const step = steps[event.key] ?? Number.NaN;
    const next = current + step * directionOf(event.currentTarget);
    // With Alt or Cmd the arrow keys are the browser's Back and Forward.
    if (event.altKey || event.metaKey || target.ariaPressed === 'true' || !alts[next]) return;
    event.preventDefault();
    show(next, target.closest('[role=group]'));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shopper may have scrolled before hydration.
  useEffect(readPosition, []);

  const imageId = (index: number) => `${id}-${index}`;
  const images = alts.map((alt, index) => (
    <Link
      key={alt}
      id={imageId(index)}
      to={productUrl(product.id) + zoomHash}
      aria-label={`Zoom: ${alt}`}
      tabIndex={index === current ? 0 : -1}
      className={`relative block w-full shrink-0 cursor-zoom-in snap-start -outline-offset-3 ${index ? 'print:hidden' : ''}`}
    >
      <ProductImage
        product={product}
        view={index}
        sizes={index <= seen ? imageSizes : unseenSizes}
        hasPriority={!index}
        // Its link says the same.
        aria-hidden
        className="rounded-control phone:aspect-6/5 phone:object-cover"
      />
    </Link>
  ));
  const thumbnails = alts[1] && (
    <Thumbnails
      product={product}
      count={alts.length}
      current={current}
      imageId={imageId}
      onSelect={show}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the links inside.
    <div
      onKeyDown={onKeyDown}
      className={`contents flex-col justify-end gap-2 beside:flex lg:flex-row-reverse lg:gap-4 print:flex ${className}`}
    >
      <div className="relative -order-1 w-full justify-self-center phone:max-w-[360px] lg:w-[calc(100%-6rem)]">
        <div
          ref={row}
          role="group"
          aria-label="Images"
          onScroll={readPosition}
          className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {images[0]}
          <BelowFirstScreen>{images.slice(1)}</BelowFirstScreen>
        </div>
        <Icon
          name="search"
          className={`size-8 rounded-control bg-tile p-1 text-on-tile ${cornerClass}`}
        />
      </div>
      {thumbnails}
      <Zoom
        product={product}
        count={alts.length}
        current={current}
        onShow={show}
        onClose={() => show(current, row.current)}
      >
        {thumbnails}
      </Zoom>
    </div>
  );
}

type ThumbnailsProps = {
  product: Product;
  /** How many images there are. */
  count: number;
  current: number;
  /** The id of an image in the row, to which the link of its thumbnail leads. */
  imageId: (index: number) => string;
  onSelect: (index: number) => void;
};

/** Five have room beside each other on the smallest phones. In the dialog they are as high as its button. */
const thumbnailSizeClass =
  'size-16 max-[24rem]:size-12.5 in-[dialog]:size-12 lg:not-in-[dialog]:size-20';

function Thumbnails({ product, count, current, imageId, onSelect }: ThumbnailsProps) {
  return (
    <div
      role="group"
      aria-label="Thumbnails"
      className="flex flex-wrap gap-2 lg:not-in-[dialog]:flex-col print:hidden"
    >
      {Array.from({ length: count }, (_, index) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: an image has no other name.
          key={index}
          href={`#${imageId(index)}`}
          aria-label={`Show image ${index + 1}`}
          aria-current={index === current}
          onClick={(event) => {
            event.preventDefault();
            onSelect(index);
          }}
          className={`rounded-control ${thumbnailSizeClass} ${index === current ? 'border-2 p-0.5' : ''}`}
        >
          <BelowFirstScreen>
            <ProductImage
              product={product}
              view={index}
              sizes="5rem"
              // Its link says which image it shows.
              alt=""
              className="rounded-control"
            />
          </BelowFirstScreen>
        </a>
      ))}
    </div>
  );
}
