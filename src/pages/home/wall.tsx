import { listedProducts } from '../../catalogue/catalogue.ts';
import { shortNames } from '../../catalogue/short-names.ts';
import { SideView } from '../../catalogue/side-view.tsx';
import { wallTools } from '../../catalogue/wall.ts';
import { formatPrice } from '../../money/money.ts';
import { Link } from '../../navigation/router.ts';
import { productUrl } from '../../paths.ts';

/** Empty if too few products have a side view. */
export const toolsOnWall = wallTools(listedProducts);

/** One row, which is scrolled, and on wide screens two: the size of an inch there is such that the tools wrap once. */
const rowsClass = [
  'flex items-end gap-x-[1em] gap-y-4 overflow-x-auto overscroll-x-contain py-4 [scrollbar-width:none]',
  'snap-x scroll-px-gutter text-inch lg:flex-wrap lg:justify-between lg:text-inch-wide min-[100rem]:text-inch-widest forced-colors:bg-none print:bg-none',
].join(' ');

const linkClass = 'grid snap-start font-display font-semibold hover:underline';

/** All tools on a pegboard, to one scale. In forced colors and on paper they are a list without images. */
export function Wall() {
  const names = shortNames(toolsOnWall.map(({ name }) => name));
  return (
    <ul aria-label="Tools to one scale" className={`page-width pegboard ${rowsClass}`}>
      {toolsOnWall.map((tool, index) => (
        <li key={tool.id}>
          <Link to={productUrl(tool.id)} className={linkClass}>
            <SideView tool={tool} className="forced-colors:hidden print:hidden" />
            <span className="text-large whitespace-pre first-line:text-small">
              {`${names[index]}\n${formatPrice(tool.price)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
