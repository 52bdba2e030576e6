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
import { useLocation, useNavigate } from 'react-router-dom';
import { tileClass } from '../../catalogue/catalogue-image.tsx';
import { IconButton } from '../../ui/button.tsx';

/** A pointer that moves further than this many pixels drags instead of clicking. */
const clickRadius = 8;

/** As large as fits above the bar, on an upright screen between the controls above and below it, or twice as large. */
const imageClass = [
  'm-auto cursor-zoom-in -outline-offset-3 *:pointer-events-none',
  'aria-pressed:w-[min(200%,200dvh-2*var(--bar))] aria-pressed:cursor-zoom-out',
].join(' ');

const wholeClass = 'w-[min(100%,100dvh-var(--bar))]';

/** As large as the tool fits. In the first image of a product it is centered and takes at most 70 % of the width and 80 % of the height. */
const toolClass = 'w-[min(140%,125dvh-1.25*var(--bar))]';

/** The ground of a photograph is not quite that of the dialog, so its edges fade into it. */
const fadingClass = [
  '[mask-composite:intersect] opaque:[mask-image:none]',
  '[mask-image:linear-gradient(#0000,#000_6%_94%,#0000),linear-gradient(90deg,#0000,#000_6%_94%,#0000)]',
].join(' ');

type ZoomDialogProps = {
  /** Called after the dialog has closed. */
  onClose: () => void;
  /** A square image. */
  children: ReactNode;
  /** Whether the image has a margin, which may lie outside of the screen. */
  hasMargin: boolean;
  /** Shown over a photograph while it is magnified. */
  magnified: ReactNode;
  /** Fixed over the image or beside it. Clicks on them do not close the dialog. */
  controls: ReactNode;
};

/**
 * An image over the whole screen. The dialog is open while the URL has a hash, so that Back closes it. A click doubles the
 * size of the image or restores it; dragging and scrolling pan the image.
 */
export function ZoomDialog({ onClose, children, hasMargin, magnified, controls }: ZoomDialogProps) {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const ref = useRef<HTMLDialogElement>(null);
  const controlsBox = useRef<HTMLDivElement>(null);
  const moved = useRef(0);
  const [isMagnified, setMagnified] = useState(false);

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an image of another size starts centered.
  useLayoutEffect(() => {
    const image = ref.current?.querySelector('[aria-pressed]');
    image?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isModal, hasMargin]);
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

  function onMouseMove({ buttons, movementX, movementY, currentTarget }: MouseEvent) {
    moved.current = buttons === 0 ? 0 : moved.current + Math.hypot(movementX, movementY);
    if (buttons > 0) currentTarget.scrollBy(-movementX, -movementY);
  }

  /** A click on the image changes its size; a click on anything else closes the dialog. */
  function onClick({
    target,
    clientX,
    clientY,
    currentTarget: dialog,
  }: MouseEvent<HTMLDialogElement>) {
    const isDrag = moved.current > clickRadius;
    moved.current = 0;
    if (isDrag) return;
    if (controlsBox.current?.contains(target as Element)) return;
    const image = (target as Element).closest('[aria-pressed]');
    if (!image) {
      dialog.close();
      return;
    }
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
      className="fixed inset-0 z-40 min-h-full min-w-full overscroll-contain bg-tile pb-(--bar) scroll-pb-(--bar) portrait:py-[3.5rem_14rem] portrait:scroll-py-[3.5rem_14rem] text-text [--bar:4.0625rem] portrait:[--bar:17.5rem] open:grid print:hidden"
    >
      {/* Fixed, because a filter on the dialog itself would make the controls scroll. */}
      <div className={`fixed inset-0 -z-1 ${tileClass}`} />
      <button
        type="button"
        aria-label="Magnify"
        aria-pressed={isMagnified}
        className={`${imageClass} ${hasMargin ? toolClass : wholeClass}`}
      >
        <span className={`relative block ${magnified ? fadingClass : ''}`}>
          {children}
          {isMagnified && magnified}
        </span>
      </button>
      <div ref={controlsBox} className="contents">
        {controls}
      </div>
      <div className="fixed top-[max(0.5rem,env(safe-area-inset-top))] right-2 rounded-control bg-surface">
        <IconButton icon="x" label="Close" />
      </div>
    </dialog>
  );
}
