import { shortNames } from '../catalogue/short-names.ts';
import { boardClass, Hand, SideView } from '../catalogue/side-view.tsx';
import type { SizedTool } from '../catalogue/size.ts';
import { Link } from '../navigation/router.ts';
import { productUrl } from '../paths.ts';
import { showWhole } from '../ui/whole-in-view.ts';
import { choosingUrl } from './compared-tools.ts';

const rowClass = [
  'align-bottom text-[length:min(24px,(100cqi-10rem)/var(--inches))]',
  // The hand covers no link to which the keyboard scrolls.
  'phone:flex phone:overflow-x-auto phone:text-inch phone:scroll-pl-[7em]',
].join(' ');

const cellClass = 'p-[1em] text-left font-normal phone:flex phone:flex-col phone:justify-end';

/** On a phone the hand stays in view, on a piece of the board of its own. */
const handClass = 'phone:pegboard phone:sticky phone:left-0';

/**
 * The row of the comparison that shows the tools on a pegboard, to one scale. Each tool stands in its column, and a gloved hand in that
 * of the names. On a phone all stand on one line, which is scrolled, and have their names.
 */
export function ToolsToScale({ tools }: { tools: readonly SizedTool[] }) {
  const names = shortNames(tools.map(({ name }) => name));
  const ids = tools.map(({ id }) => id);
  const longest = Math.max(...tools.map(({ sideView }) => sideView[0]));
  return (
    <tr
      // The Content Security Policy forbids `style` attributes. No page of a comparison is prerendered.
      ref={(row) => row?.style.setProperty('--inches', `${tools.length * (longest + 2)}`)}
      className={`${rowClass} ${boardClass}`}
      onFocus={showWhole}
    >
      <th scope="row" className={`${cellClass} ${handClass}`}>
        <Hand />
        <p className={nameClass}>
          {/* On a phone large text would make the hand so wide that it covers the tools. */}
          <span className="phone:sr-only">Gloved hand</span>
        </p>
      </th>
      {tools.map((tool, index) => (
        <td key={tool.id} className={cellClass}>
          <span className="grid w-fit">
            <SideView tool={tool} />
          </span>
          {/* Links, so that a keyboard scrolls the row in every browser. */}
          <Link to={choosingUrl(ids, productUrl(tool.id))} className={`${nameClass} md:hidden`}>
            {names[index]}
          </Link>
        </td>
      ))}
    </tr>
  );
}

const nameClass =
  'flex min-h-target w-fit items-center font-display text-small font-semibold whitespace-nowrap';
