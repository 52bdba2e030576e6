import { type RefObject, useDeferredValue, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { unbroken } from '../catalogue/specification-text.ts';
import { hasReviews, noReviews } from '../catalogue/star-rating.tsx';
import { formatPrice } from '../money/money.ts';
import { counted } from '../text/counted.ts';
import { NoWrap } from '../text/no-wrap.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { type ComparedRow, comparedRows, isDifferent, missing } from './comparison.ts';
import { maxCompared, pageComparison, withToggled } from './comparison-urls.ts';

/** The first column stays in view while the table of a phone scrolls in its box. */
const nameClass =
  'left-0 z-1 w-[7rem] bg-surface min-[20rem]:sticky p-2 align-top font-normal sm:w-[10rem] print:static';

/** On a phone each column takes 40 % of the screen, so that a column is cut and shows that the table scrolls. */
const cellClass =
  'border-l border-line p-2 tabular-nums wrap-anywhere max-md:not-print:w-[max(40vw,8rem)]';

/** The row of names and prices stays at the top of its box, or below the header. */
const headClass =
  'tall:sticky tall:top-0 md:tall:top-[calc(theme(spacing.header)-1.5rem)] bg-surface shadow-card print:static';

type ComparisonTableProps = { heading: RefObject<HTMLHeadingElement | null> };

/** The products of the comparison side by side. Rows that differ stand out. */
export function ComparisonTable({ heading }: ComparisonTableProps) {
  // Deferred, so that the browser paints the clicked link at once and the table, which takes longer, afterwards.
  const { pathname, search } = useLocation();
  const { products, leftOut, urlWith, productUrl } = pageComparison({
    pathname,
    search: useDeferredValue(search),
  });
  const id = useId();
  if (products.length + leftOut === 0) return null;

  // The clicked link disappears, so the focus needs another place.
  const leave = () => focusHeading({ preventScroll: true });
  const focusTable = () => heading.current?.focus({ preventScroll: true });
  const fact = (name: string, textOf: (product: Product) => string) => {
    const values = products.map(textOf);
    return { name, values, isDifferent: isDifferent(values), only: -1 };
  };
  const rows = [
    fact('Rating', (product) => (hasReviews(product) ? `${product.rating} of 5` : noReviews)),
    { ...fact('Item', ({ itemNumber }) => itemNumber), isDifferent: false },
    ...comparedRows(products),
  ];
  const rowsOf = (index: number) => rows.filter(({ only }) => only === index);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-section outline-none">
          Compare
        </h2>
        <span className="print:hidden">
          <InlineLink to={urlWith([])} rel="nofollow" onClick={leave}>
            Clear comparison
          </InlineLink>
        </span>
      </div>
      {leftOut > 0 && <p className="text-muted print:hidden">{leftOutText(leftOut)}</p>}
      {products.length === 1 && <p>Choose another tool below to compare it with this one.</p>}
      {products.length > 0 && (
        // Keyboard users scroll the table by focusing the links in its head. Chromium does not scroll a link that is half
        // hidden by the sticky column. A box that scrolls sideways scrolls down too, so on a phone it is as high as the screen.
        <section
          aria-label="Comparison"
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className="min-[20rem]:scroll-pl-28 max-md:overflow-auto max-md:tall:max-h-[calc(100dvh-theme(spacing.header))] print:overflow-visible"
        >
          <table className="w-full table-fixed border-collapse bg-surface text-left">
            <thead>
              <tr>
                <td className={nameClass} />
                {products.map((product) => (
                  <td key={product.id} className={cellClass}>
                    <div className="flex flex-wrap items-start justify-between gap-x-2">
                      <ProductImage
                        product={product}
                        sizes="6rem"
                        className="w-16 rounded-control md:w-24"
                      />
                      <span className="text-small print:hidden">
                        <InlineLink
                          to={urlWith(withToggled(products, product.id))}
                          rel="nofollow"
                          onClick={products.length === 1 ? leave : focusTable}
                          aria-label={`Remove ${product.name} from the comparison`}
                        >
                          Remove
                        </InlineLink>
                      </span>
                    </div>
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="col" className={`${nameClass} ${headClass} z-3`}>
                  <span className="sr-only">Specification</span>
                </th>
                {products.map((product) => (
                  <th
                    key={product.id}
                    scope="col"
                    className={`${cellClass} ${headClass} z-2 align-bottom`}
                  >
                    <InlineLink to={productUrl(product.id)}>
                      <span className="font-display lg:text-large">
                        <NoWrap>{product.name}</NoWrap>
                      </span>
                    </InlineLink>
                    <p className="pb-2 font-display text-large font-semibold">
                      {formatPrice(product.price)}
                    </p>
                    <AddToCartButton product={product} isOnCard />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Rows rows={rowsOf(-1)} />
            </tbody>
            {products.map(({ id, name }, index) => (
              <OnlyOn key={id} name={name} rows={rowsOf(index)} />
            ))}
          </table>
        </section>
      )}
    </section>
  );
}

const Rows = ({ rows }: { rows: readonly ComparedRow[] }) =>
  rows.map((row) => (
    <tr key={row.name} className="break-inside-avoid border-t border-line">
      <th scope="row" className={`${nameClass} text-muted`}>
        {row.name}
      </th>
      {row.values.map((value, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column for each product.
          key={index}
          className={`${cellClass} align-top ${row.isDifferent && value !== missing ? 'bg-paper font-semibold' : 'text-muted'}`}
        >
          {unbroken(value)}
        </td>
      ))}
    </tr>
  ));

type OnlyOnProps = { name: string; rows: readonly ComparedRow[] };

/** The rows that only this product has: folded, but printed. */
function OnlyOn({ name, rows }: OnlyOnProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [row] = rows;
  if (!row) return null;
  return (
    <>
      <tbody className="print:hidden">
        <tr className="border-t border-line">
          <td colSpan={row.values.length + 1}>
            <button
              type="button"
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
              className="sticky left-0 flex min-h-target-primary cursor-pointer scroll-mt-48 items-center gap-2 p-2 text-left hover:underline"
            >
              <Icon name={isExpanded ? 'minus' : 'plus'} />
              <span>{`Only on ${name}`}</span>
            </button>
          </td>
        </tr>
      </tbody>
      <tbody className={isExpanded ? '' : 'hidden print:table-row-group'}>
        <Rows rows={rows} />
      </tbody>
    </>
  );
}

const leftOutText = (count: number) =>
  `Left out of this comparison: ${counted(count, 'entry', 'entries')} naming no tool of this store, naming one twice, or beyond ${maxCompared} tools.`;
