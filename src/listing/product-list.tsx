import type { ReactNode } from 'react';

type ProductListProps = { label?: string | undefined; className: string; children: ReactNode };

/** Its width, not that of the window, decides on its columns and on the form of its cards: see below. */
export const ProductList = ({ label, className, children }: ProductListProps) => (
  <div className="@container">
    <ul aria-label={label} className={`grid gap-2 lg:gap-4 ${className}`}>
      {children}
    </ul>
  </div>
);

/** Two or three products that fill the page are shown larger, with the facts that decide between them. */
export const isFew = (count: number): boolean => count === 2 || count === 3;

/**
 * How the cards of a list stand: the classes of the list, and the `sizes` of the images, which can only depend on the window. Cards are
 * upright in a single column, unless the list sets these custom properties:
 * - `--card-columns`: the columns of a card
 * - `--card-image`: the grid area of its image
 * - `--name-columns`: how many columns its name and texts span
 * - `--rating-order`: -1 puts the rating beside the label
 * - `--card-rows`: how many rows of the list a card has. All lists set it.
 */
export function formOf(count: number, hasLabels: boolean, isInSection: boolean) {
  const form =
    isInSection || !isFew(count) ? (count > 4 ? many : upToFour) : count === 2 ? two : three;
  const rowsClass = hasLabels ? '[--card-rows:6]' : '[--card-rows:5]';
  return {
    sizes: form.sizes,
    className: `@min-[17rem]:grid-cols-2 print:grid-cols-4 ${rowsClass} ${form.className}`,
  };
}

const many = {
  className: '@min-[45rem]:grid-cols-3 @min-[75rem]:grid-cols-4 @min-[95rem]:grid-cols-5',
  // From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel file on a screen with two
  // device pixels per CSS pixel.
  sizes: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
};

/** In one row. */
const upToFour = {
  className: '@min-[45rem]:grid-cols-4',
  sizes: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
};

/**
 * Where the list has room, the image is beside the other parts, with the facts below both, and Add to Cart beside the price. Spare
 * height is below the texts.
 */
const besideClass = [
  'wide-list:grid-cols-1 wide-list:auto-rows-[auto_1fr_auto_auto] wide-list:[--card-rows:4]',
  'wide-list:[--card-columns:clamp(24rem,31cqw,30rem)_minmax(0,1fr)_9.5rem] wide-list:[--card-image:span_3/1]',
  'wide-list:[--name-columns:2] wide-list:[--rating-order:-1]',
].join(' ');

const two = {
  className: `${besideClass} wider-list:grid-cols-2`,
  sizes: '(min-width: 48rem) 24rem, 45vw',
};

/** In one row, the image is above the other parts. */
const three = {
  className: [
    `${besideClass} wider-list:grid-cols-3 wider-list:auto-rows-auto wider-list:[--card-rows:5]`,
    'wider-list:[--card-columns:minmax(0,1fr)_9.5rem] wider-list:[--card-image:span_1/1/auto/-1]',
  ].join(' '),
  sizes: two.sizes,
};
