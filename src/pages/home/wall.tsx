import { listedProducts } from '../../catalogue/catalogue.ts';
import { shortNames } from '../../catalogue/short-names.ts';
import { boardClass, SideView } from '../../catalogue/side-view.tsx';
import { wallTools } from '../../catalogue/wall.ts';
import { formatPrice } from '../../money/money.ts';
import { Link } from '../../navigation/router.ts';
import { productUrl } from '../../paths.ts';
import { store } from '../../store.ts';
import { showWhole } from '../../ui/whole-in-view.ts';

/** Empty if too few products have a side view, or if the owner has a photograph. */
export const toolsOnWall = store.heroAlt ? [] : wallTools(listedProducts);

/** The size of an inch. On wide screens it is such that the tools wrap into two rows. */
const inchClass = 'text-inch lg:text-inch-wide min-[100rem]:text-inch-widest';

/** One row, which is scrolled, and two on wide screens. */
const rowsClass = [
  'flex items-end gap-x-[1em] gap-y-4 py-2 lg:flex-wrap lg:justify-between forced-colors:bg-none print:bg-none',
  'scroll-px-gutter overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
  // Snapping to a neighbor would move the link to which the keyboard has scrolled out of view.
  '[scroll-snap-type:x_mandatory] has-focus-visible:snap-none',
].join(' ');

/** The text is name and price, on two lines. */
const linkClass =
  'without-holes grid snap-start font-display text-base font-semibold whitespace-pre hover:underline forced-colors:bg-none';

/** All tools on a pegboard, to one scale. In forced colors and on paper they are a list without images. */
export function Wall() {
  const names = shortNames(toolsOnWall.map(({ name }) => name));
  return (
    <ul
      aria-label="Tools to one scale"
      className={`page-width ${boardClass} ${inchClass} ${rowsClass}`}
      onFocus={showWhole}
    >
      {toolsOnWall.map((tool, index) => (
        <li key={tool.id}>
          <Link to={productUrl(tool.id)} className={linkClass}>
            <SideView
              tool={tool}
              // A phone shows two of them at once.
              isFirst={index < 2}
              className={`forced-colors:hidden print:hidden ${inchClass}`}
            />
            {`${names[index]}\n${formatPrice(tool.price)}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
