import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BuyButton } from '../../cart/add-to-cart-button.tsx';
import { quantityOf } from '../../cart/cart.ts';
import { useCartStore } from '../../cart/cart-store.ts';
import { MagnifiedImage, ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { formatPrice } from '../../money/money.ts';
import { useLocation, useNavigate } from '../../navigation/router.ts';
import { zoomHash } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { imageSizes } from './image-sizes.ts';

/** For the image in the dialog, which a click doubles in size. */
const zoomSizes = '70rem';

/** A pointer that moves further than this many pixels drags instead of clicking. */
const clickRadius = 8;

const dialogClass =
  'fixed inset-0 z-30 min-h-full min-w-full overscroll-contain bg-tile text-text open:grid print:hidden';

/** The controls are below the image, on an upright screen also above it. */
const controlsRoomClass = [
  '[--bar:4.0625rem] pb-(--bar) scroll-pb-(--bar)',
  'portrait:[--bar:17.5rem] portrait:py-[3.5rem_14rem] portrait:scroll-py-[3.5rem_14rem]',
].join(' ');

/** As large as fits above the bar, on an upright screen between the controls above and below it, or twice as large. */
const wholeClass = 'cursor-zoom-in w-[min(100%,100dvh-var(--bar))]';

const magnifiedClass = 'cursor-zoom-out w-[min(200%,200dvh-2*var(--bar))]';

/** As large as the tool fits: in the first image of a product it takes at most 87 % of the width and 80 % of the height. */
const toolClass = 'cursor-zoom-in w-[min(115%,125dvh-1.25*var(--bar))]';

/** The ground of a photograph is not quite that of the dialog, so its edges fade into it. */
const fadingClass = [
  '[mask-composite:intersect] opaque:[mask-image:none]',
  '[mask-image:linear-gradient(#0000,#000_6%_94%,#0000),linear-gradient(90deg,#0000,#000_6%_94%,#0000)]',
].join(' ');

const controlClass = 'fixed rounded-control bg-surface';

const topClass = `top-[max(0.5rem,env(safe-area-inset-top))] ${controlClass}`;

/** Half as high as the screen above the bar. On an upright screen, which is as wide as the image, between it and the thumbnails. */
const sideClass = `portrait:bottom-42 landscape:top-[calc(50%-var(--bar)/2-1.5rem)] ${controlClass}`;

/** On an upright screen the thumbnails are above the name of the tool and Add to Cart. */
const thumbnailsClass = [
  'portrait:absolute portrait:bottom-full portrait:left-2 portrait:mb-2',
  'portrait:rounded-control portrait:bg-surface portrait:p-2 empty:hidden',
].join(' ');

type ZoomProps = {
  product: Product;
  /** How many images there are. */
  count: number;
  /** The index of the one that is shown. */
  current: number;
  onShow: (index: number) => void;
  /** Called after the dialog has closed. */
  onClose: () => void;
  /** The thumbnails, if there are several images. */
  children: ReactNode;
};

/** A component of its own, so that a change of the URL's hash does not render the gallery again. */
export const Zoom = (props: ZoomProps) =>
  useLocation().hash === zoomHash && <ZoomDialog {...props} />;

/** An image over the whole screen, with the controls that show other images, and Add to Cart. */
function ZoomDialog({ product, count, current, onShow, onClose, children }: ZoomProps) {
  const { ref, isModal, onClosed } = useDialog(onClose);
  const { isMagnified, onMouseMove, onClick } = useMagnifier();
  const quantity = useCartStore(({ cart }) => quantityOf(cart, product.id));
  const isFirst = current === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an image of another size starts centered.
  useLayoutEffect(() => {
    const image = ref.current?.querySelector('[aria-pressed]');
    image?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isModal, isFirst]);

  /** After the last image comes the first. */
  const showNext = (step: number) => onShow((current + step + count) % count);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its buttons and Escape do the same.
    <dialog
      ref={ref}
      aria-label="Zoom"
      // Escape then closes the dialog in its first frame too, before it is modal.
      closedby="closerequest"
      onClose={onClosed}
      onClick={onClick}
      onMouseMove={onMouseMove}
      className={`${dialogClass} ${controlsRoomClass}`}
    >
      <button
        type="button"
        aria-label="Magnify"
        aria-pressed={isMagnified}
        className={`m-auto -outline-offset-3 ${isMagnified ? magnifiedClass : isFirst ? toolClass : wholeClass}`}
      >
        <span className={`pointer-events-none relative block ${fadingClass}`}>
          {/* Opens with the file that the gallery shows, because the browser has already decoded it. */}
          <ProductImage product={product} view={current} sizes={isModal ? zoomSizes : imageSizes} />
          {isMagnified && <MagnifiedImage product={product} view={current} />}
        </span>
      </button>
      {count > 1 && (
        <>
          <p aria-live="polite" className={`left-2 px-3 py-3 ${topClass}`}>
            {`${current + 1} of ${count}`}
          </p>
          <IconButton
            icon="back"
            aria-label="Previous image"
            onClick={() => showNext(-1)}
            className={`start-2 ${sideClass}`}
          />
          <IconButton
            icon="next"
            aria-label="Next image"
            onClick={() => showNext(1)}
            className={`end-2 ${sideClass}`}
          />
        </>
      )}
      {/* The name of the tool, and Add to Cart. */}
      <div className="fixed inset-x-0 bottom-bar flex items-center justify-between gap-4">
        <div className={thumbnailsClass}>{children}</div>
        <div className="min-w-0 grow md:flex md:items-baseline md:gap-4">
          <p className="line-clamp-2 font-display text-large font-semibold">{product.name}</p>
          <p className="flex items-baseline gap-2">
            <span className="sr-only">Price </span>
            <span className="font-display text-large font-semibold">
              {formatPrice(product.price)}
            </span>
            {/* The live region of the cart is behind the dialog, where screen readers do not hear it. */}
            <span role="status" className="text-small text-saving">
              {quantity > 0 && `${quantity} in cart`}
            </span>
          </p>
        </div>
        <div className="shrink-0 md:w-64">
          <BuyButton product={product} />
        </div>
      </div>
      <IconButton
        icon="x"
        aria-label="Close"
        onClick={() => ref.current?.close()}
        className={`right-2 ${topClass}`}
      />
    </dialog>
  );
}

/** Opens the dialog, and closes it with its component. If the shopper closes it, the hash leaves the URL. */
function useDialog(onClose: () => void) {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const ref = useRef<HTMLDialogElement>(null);
  const onLatestClose = useEffectEvent(onClose);
  // The dialog becomes modal one frame late: making the page behind it inert takes longer than showing the dialog.
  const isModal = useDeferredValue(true, false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Escape may have closed the dialog in its first frame.
    if (!dialog || (isModal && !dialog.open)) return;
    // Unlike `close()`, this leaves the focus in the dialog.
    dialog.open = false;
    if (isModal) dialog.showModal();
    else dialog.show();
  }, [isModal]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // A passive effect, because React restores the focus during the commit.
  useEffect(() => () => onLatestClose(), []);

  function onClosed() {
    // In development React runs effects twice, so the dialog may be open again.
    if (ref.current?.open) return;
    // If the store was opened at a URL with the hash, Back might leave the store.
    if (key === 'default') navigate(pathname + search, { replace: true });
    else navigate(-1);
  }
  return { ref, isModal, onClosed };
}

/** A click doubles the size of the image or restores it; dragging pans the image. A click beside the image closes the dialog. */
function useMagnifier() {
  const moved = useRef(0);
  const [isMagnified, setMagnified] = useState(false);

  function onMouseMove({ buttons, movementX, movementY, currentTarget }: MouseEvent) {
    moved.current = buttons === 0 ? 0 : moved.current + Math.hypot(movementX, movementY);
    if (buttons > 0) currentTarget.scrollBy(-movementX, -movementY);
  }

  function onClick({ target, clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const dialog = currentTarget;
    const isDrag = moved.current > clickRadius;
    moved.current = 0;
    if (isDrag) return;
    if (target === dialog) dialog.close();
    const image = (target as Element).closest('[aria-pressed]');
    if (!image) return;
    const { left, top, width } = image.getBoundingClientRect();
    setMagnified(!isMagnified);
    // Keeps the clicked point of the image under the pointer, in either direction of writing.
    requestAnimationFrame(() => {
      const after = image.getBoundingClientRect();
      const scale = after.width / width;
      dialog.scrollBy(
        after.left + (clientX - left) * scale - clientX,
        after.top + (clientY - top) * scale - clientY,
      );
    });
  }
  return { isMagnified, onMouseMove, onClick };
}
