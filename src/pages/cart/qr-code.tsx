import { correction, generate } from 'lean-qr/nano';
import { useDeferredValue, useMemo } from 'react';

/**
 * The QR code of a cart's URL, made on the device, or a sentence if the URL is too long for one. The code is dark on white
 * in every color scheme.
 */
export function QrCode({ url }: { url: string }) {
  // Encoding takes milliseconds, so React first paints the change of the cart.
  const encodedUrl = useDeferredValue(url, '');
  const code = useMemo(() => encodeQr(encodedUrl), [encodedUrl]);

  if (encodedUrl === '') return null;
  if (!code) {
    return (
      <p className="print:hidden">No QR code can be made of this cart. Share its link instead.</p>
    );
  }
  return (
    <svg
      role="img"
      aria-label="QR code of this cart"
      viewBox={`0 0 ${code.size} ${code.size}`}
      // Four CSS pixels per module.
      width={code.size * 4}
      shapeRendering="crispEdges"
      className="max-w-full bg-white forced-color-adjust-none print:w-[5.5cm]"
    >
      <path d={code.path} />
    </svg>
  );
}

/** The width of the light margin in modules. Cameras do not find a code without it. */
const quietZone = 4;

/**
 * Returns the number of modules along one side, with the quiet zone, and the dark modules as SVG path data, one unit per module.
 * Undefined if the text is longer than 2,330 bytes. A QR code with error correction level M holds at most 2,331.
 */
export function encodeQr(text: string) {
  if (new TextEncoder().encode(text).length > 2330) return undefined;
  // For the longest text, `toSvgPath` of lean-qr takes ten times as long as these lines.
  const { size, get } = generate(text, { minCorrectionLevel: correction.M });
  const indices = [...Array(size).keys()];
  const rows = indices.map((y) => indices.map((x) => (get(x, y) ? '#' : ' ')).join(''));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(
      ({ index, 0: run }) =>
        `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
    ),
  );
  return { size: size + 2 * quietZone, path: runs.join('') };
}
