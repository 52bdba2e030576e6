import { type RefObject, useDeferredValue, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { toolOnlyText } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { unbroken } from '../catalogue/specification-text.ts';
import { hasReviews, noReviews } from '../catalogue/star-rating.tsx';
import { formatPrice } from '../money/money.ts';
import { listingValue, withListingValue } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { NoWrap } from '../text/no-wrap.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import {
  type ComparedRow,
  comparedRows,
  differing,
  isDifferent,
  missing,
  shortNames,
} from './comparison.ts';
import { maxCompared, pageComparison, withToggled } from './comparison-urls.ts';

const nameClass =
  'w-[10rem] p-2 align-top font-normal stacked:col-span-full stacked:w-auto stacked:pb-0 stacked:text-small';
const cellClass = 'border-l border-line p-2 wrap-anywhere stacked:border-l-0';

/** The row of names and prices stays below the header. */
const stickyClass =
  'tall:min-[22rem]:sticky tall:top-[calc(theme(spacing.header)-1.5rem)] bg-surface shadow-card print:static';

const pairRowClass = 'stacked:grid stacked:grid-cols-2';
const twoByTwoClass = 'stacked:grid stacked:min-[19rem]:grid-cols-2';

/**
 * On a phone a row has its name on a line above its values. The values of two products are beside each other, and their names
 * stay below the header. Those of three and four are two by two, or one by one in very large text; their names are below their
 * images, and above each value is the short name of its tool.
 */
const layouts = {
  pair: {
    head: 'stacked:contents',
    headRow: pairRowClass,
    names: `${pairRowClass} ${stickyClass}`,
    row: pairRowClass,
  },
  more: {
    head: `stacked:grid-flow-dense ${twoByTwoClass}`,
    headRow: 'stacked:contents',
    names: 'stacked:contents',
    row: twoByTwoClass,
  },
};

/** Where image and name of each product stand on a phone. Having one order, they stay together, the image first. */
const productClasses = [
  'stacked:col-start-1',
  'order-1 stacked:min-[19rem]:col-start-2',
  'order-2 stacked:col-start-1',
  'order-3 stacked:min-[19rem]:col-start-2',
];

type ComparisonTableProps = { heading: RefObject<HTMLHeadingElement | null> };

/** The products of the comparison side by side. Values that differ stand out. */
export function ComparisonTable({ heading }: ComparisonTableProps) {
  // Deferred, so that the browser paints the clicked link at once and the table, which takes longer, afterwards.
  const { pathname, search: latestSearch } = useLocation();
  const search = useDeferredValue(latestSearch);
  const { products, leftOut, urlWith, productUrl } = pageComparison({ pathname, search });
  const id = useId();
  if (products.length + leftOut === 0) return null;

  // The clicked link disappears, so the focus needs another place.
  const leave = () => focusHeading({ preventScroll: true });
  const focusTable = () => heading.current?.focus({ preventScroll: true });
  const fact = (name: string, textOf: (product: Product) => string): ComparedRow => ({
    name,
    values: products.map(textOf),
    only: -1,
  });
  const isPair = products.length < 3;
  // A single product differs from none.
  const hasAllRows = !products[1] || listingValue(search, 'differences') !== onlyDifferences;
  const shown = [
    fact('Rating', (product) => (hasReviews(product) ? `${product.rating} of 5` : noReviews)),
    { ...fact('Item', ({ itemNumber }) => itemNumber), isIdentity: true },
    ...comparedRows(products),
  ].filter(({ values, isIdentity }) => hasAllRows || (isDifferent(values) && !isIdentity));
  const short = isPair ? [] : shortNames(products.map(({ name }) => name));
  const rowsOf = (index: number) => shown.filter(({ only }) => only === index);
  const classes = layouts[isPair ? 'pair' : 'more'];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4" data-comparison>
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
      {products.length > 1 && (
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-8">
          <DifferencesOnly />
          <p className="font-semibold">Bold: differs</p>
        </div>
      )}
      {products.length > 0 && (
        <section aria-label="Comparison">
          <table className="w-full table-fixed border-collapse bg-surface text-left stacked:block">
            <thead className={classes.head}>
              <tr className={classes.headRow}>
                <td className={`${nameClass} stacked:hidden`} />
                {products.map((product, index) => (
                  <td key={product.id} className={`${cellClass} ${productClasses[index]}`}>
                    <div className="flex flex-wrap items-start justify-between gap-x-2">
                      <ProductImage
                        product={product}
                        sizes="6rem"
                        alt=""
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
              <tr className={classes.names}>
                <th scope="col" className={`${nameClass} ${stickyClass} z-3 stacked:hidden`}>
                  <span className="sr-only">Specification</span>
                </th>
                {products.map((product, index) => (
                  <th
                    key={product.id}
                    scope="col"
                    // Screen readers read it with each cell of the column.
                    aria-label={product.name}
                    className={`${cellClass} ${stickyClass} z-2 align-bottom stacked:static stacked:[box-shadow:none] ${productClasses[index]}`}
                  >
                    <InlineLink to={productUrl(product.id)}>
                      <span className="font-display lg:text-large stacked:min-h-12">
                        <NoWrap>{product.name}</NoWrap>
                      </span>
                    </InlineLink>
                    <p className="text-small font-normal empty:hidden">{toolOnlyText(product)}</p>
                    <p className="pb-2 font-display text-large font-semibold">
                      {formatPrice(product.price)}
                    </p>
                    <AddToCartButton product={product} isOnCard />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="stacked:block">
              <Rows rows={rowsOf(-1)} short={short} rowClass={classes.row} />
            </tbody>
            {products.map(({ id, name }, index) => (
              <OnlyOn
                key={id}
                name={name}
                rows={rowsOf(index)}
                short={short}
                rowClass={classes.row}
              />
            ))}
          </table>
        </section>
      )}
    </section>
  );
}

/** The value of `differences` in the URL. */
const onlyDifferences = 'only';

/** A switch for the rows in which all values are the same. */
function DifferencesOnly() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <label className="flex min-h-target cursor-pointer items-center gap-2 print:hidden">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells the state of a checkbox.
        role="switch"
        className="size-5 cursor-pointer accent-current"
        checked={listingValue(search, 'differences') === onlyDifferences}
        onChange={({ target }) => {
          const value = target.checked ? onlyDifferences : '';
          navigate(pathname + withListingValue(search, 'differences', value), { replace: true });
        }}
      />
      Differences only
    </label>
  );
}

type RowsProps = {
  rows: readonly ComparedRow[];
  /** The short names of three or four products, for a phone. */
  short: readonly string[];
  rowClass: string;
};

const Rows = ({ rows, short, rowClass }: RowsProps) =>
  rows.map(({ name, values, isIdentity, only }) => {
    // What only one product has differs anyway.
    const isBold = isIdentity || only >= 0 ? [] : differing(values);
    return (
      <tr key={name} className={`break-inside-avoid border-t border-line ${rowClass}`}>
        <th scope="row" className={`${nameClass} text-muted`}>
          {name}
        </th>
        {values.map((value, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a column for each product.
            key={index}
            className={`${cellClass} align-top ${isBold[index] ? 'font-semibold' : 'text-muted'} ${value === missing && (short[index] || only >= 0) ? 'stacked:hidden' : ''}`}
          >
            {short[index] && (
              <span
                aria-hidden="true"
                className="block text-small font-normal text-muted not-stacked:hidden"
              >
                {short[index]}
              </span>
            )}
            <span>{unbroken(value)}</span>
          </td>
        ))}
      </tr>
    );
  });

type OnlyOnProps = RowsProps & { name: string };

/** The rows that only this product has: folded, but printed. */
function OnlyOn({ name, rows, ...names }: OnlyOnProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [row] = rows;
  if (!row) return null;
  return (
    <>
      <tbody className="stacked:block print:hidden">
        <tr className="border-t border-line stacked:block">
          <td colSpan={row.values.length + 1} className="stacked:block">
            <button
              type="button"
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
              className="flex min-h-target-primary w-full cursor-pointer scroll-mt-48 items-center gap-2 p-2 text-left hover:underline"
            >
              <Icon name={isExpanded ? 'minus' : 'plus'} />
              <span>{`Only on ${name}`}</span>
            </button>
          </td>
        </tr>
      </tbody>
      <tbody className={isExpanded ? 'stacked:block' : 'hidden print:table-row-group'}>
        <Rows rows={rows} {...names} />
      </tbody>
    </>
  );
}

const leftOutText = (count: number) =>
  `Left out of this comparison: ${counted(count, 'entry', 'entries')} naming no tool of this store, naming one twice, or beyond ${maxCompared} tools.`;
