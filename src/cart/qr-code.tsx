import { useDeferredValue, useMemo } from 'react';
import { encodeQr } from './qr-encoder';

/** The QR code of a cart's URL, made on the device; a sentence if there is none. Dark on white in every colour scheme. */
export function QrCode({ url }: { url: string }) {
  // Encoding takes milliseconds: after the paint of a click that changes the cart.
  const encodedUrl = useDeferredValue(url, '');
  const code = useMemo(() => encodeQr(encodedUrl), [encodedUrl]);

  if (encodedUrl === '') return null;
  if (!code)
    return (
      <p className="print:hidden">No QR code can be made of this cart. Share its link instead.</p>
    );
  return (
    <svg
      role="img"
      aria-label="QR code of this cart"
      viewBox={`0 0 ${code.size} ${code.size}`}
      // Four CSS pixels a module.
      width={code.size * 4}
      shapeRendering="crispEdges"
      className="max-w-full bg-white forced-color-adjust-none print:w-[6cm]"
    >
      <path d={code.path} />
    </svg>
  );
}
