import { TileImage } from './tile-image';

const images = {
  empty: { name: 'state-empty', alt: 'An open black tool case with every recess empty' },
  lost: { name: 'state-lost', alt: 'A single 10 mm socket, a wrench of the same size behind it' },
} as const;

/** The image of an empty cart or list, or of a page that does not exist. */
export function StateImage({ state }: { state: keyof typeof images }) {
  return (
    <TileImage
      {...images[state]}
      widths={[640]}
      hasPriority
      className="aspect-4/3 w-full rounded-control max-w-64 shrink-0 sm:max-w-80 print:hidden"
    />
  );
}
