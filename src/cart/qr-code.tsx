import { useDeferredValue, useEffect, useState } from 'react';
import type { EncodedQr } from './qr-encoder';

/** The QR code of a cart's URL, made on the device; a sentence if there is none. Dark on white in every colour scheme. */
export function QrCode({ url }: { url: string }) {
  const [code, setCode] = useState<EncodedQr | null>();

  // Encoding takes milliseconds: after the paint of a click that changes the cart.
  const encodedUrl = useDeferredValue(url);

  useEffect(() => {
    import('./qr-encoder')
      .then(({ encodeQr }) => setCode(encodeQr(encodedUrl)))
      // The chunk cannot be loaded, or the URL is too long.
      .catch(() => setCode(null));
  }, [encodedUrl]);

  if (code === null)
    return (
      <p className="print:hidden">No QR code can be made of this cart. Share its link instead.</p>
    );
  if (!code) return null;
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
