import { Link, useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { toolOnlyText } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { unbroken } from '../catalogue/specification-text.ts';
import { formatPrice } from '../money/money.ts';
import { listingValue } from '../paths.ts';
import { NoWrap } from '../text/no-wrap.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import {
  type ComparedRow,
  comparedGroups,
  isDifferent,
  missing,
  shortNames,
} from './comparison.ts';
import { pageComparison, withToggled } from './comparison-urls.ts';
import { onlyDifferences } from './differences-only.tsx';

const nameClass =
  'w-[10rem] p-2 align-top font-normal stacked:col-span-full stacked:w-auto stacked:pb-0 stacked:text-small';
const cellClass = 'border-l border-line p-2 wrap-anywhere stacked:border-l-0';

/** The row of names and prices stays below the header. */
const stickyClass =
  'tall:min-[22rem]:sticky tall:top-[calc(theme(spacing.header)-1.5rem)] bg-surface shadow-card print:static';

/**
 * On a phone a row has its name on a line above its values, which are beside each other. Those of three and four tools are two by
 * two, or one by one in very large text, and above each value is the short name of its tool.
 */
const rowClasses = {
  pair: 'stacked:grid stacked:grid-cols-2',
  more: 'stacked:grid stacked:min-[19rem]:grid-cols-2',
};

/** The columns of the row of images that a phone keeps in view. In very large text two. */
const headClasses = [
  'stacked:grid-cols-1',
  'stacked:grid-cols-2',
  'stacked:grid-cols-2 stacked:min-[19rem]:grid-cols-3',
  'stacked:grid-cols-2 stacked:min-[19rem]:grid-cols-4',
];

/** The products of the comparison side by side, and which value is better where that is known. */
export function ComparisonTable({ products }: { products: readonly Product[] }) {
  const url = useLocation();
  const { urlWith, productUrl } = pageComparison(url);
  // A single product differs from none.
  const hasAllRows = !products[1] || listingValue(url.search, 'differences') !== onlyDifferences;
  const groups = comparedGroups(products)
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(
        ({ values, isIdentity }) => hasAllRows || (isDifferent(values) && !isIdentity),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const names = shortNames(products.map(({ name }) => name));
  const rowClass = products.length < 3 ? rowClasses.pair : rowClasses.more;
  return (
    <section aria-label="Comparison">
      <table className="w-full table-fixed border-collapse rounded-card bg-surface text-left shadow-card stacked:block">
        <thead className="bg-surface stacked:block stacked:tall:min-[22rem]:sticky stacked:top-[calc(theme(spacing.header)-1.5rem)] stacked:z-3 stacked:shadow-card">
          <tr className={`stacked:grid ${headClasses[products.length - 1]}`}>
            <th scope="col" className={`${nameClass} ${stickyClass} z-3 stacked:hidden`}>
              <span className="sr-only">Specification</span>
            </th>
            {products.map((product, index) => (
              <th
                key={product.id}
                scope="col"
                // Screen readers read it with each cell of the column.
                aria-label={product.name}
                className={`${cellClass} ${stickyClass} z-2 align-bottom font-normal stacked:static stacked:[box-shadow:none]`}
              >
                <div className="flex items-start justify-between stacked:flex-col">
                  <ProductImage
                    product={product}
                    sizes="4rem"
                    alt=""
                    className="w-16 min-w-0 rounded-control stacked:w-12"
                  />
                  <Link
                    to={urlWith(withToggled(products, product.id))}
                    rel="nofollow"
                    // The link disappears, so the focus needs another place.
                    onClick={() => focusHeading({ preventScroll: true })}
                    aria-label={`Remove ${product.name} from the comparison`}
                    className="-m-2 shrink-0 p-3 stacked:m-0 stacked:min-w-target print:hidden"
                  >
                    <Icon name="x" />
                  </Link>
                </div>
                <InlineLink to={productUrl(product.id)} aria-label={product.name}>
                  <span className="font-display lg:text-large stacked:text-small">
                    <span className="stacked:hidden">
                      <NoWrap>{product.name}</NoWrap>
                    </span>
                    <span aria-hidden="true" className="not-stacked:hidden">
                      {names[index]}
                    </span>
                  </span>
                </InlineLink>
                <p className="text-small empty:hidden">{toolOnlyText(product)}</p>
                <p className="pb-2 font-display text-large font-semibold stacked:pb-0 stacked:text-base">
                  {formatPrice(product.price)}
                </p>
                <div className="stacked:hidden">
                  <AddToCartButton product={product} look="card" />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name} className="stacked:block">
            <tr className="border-t border-line stacked:block">
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="bg-paper p-2 pt-4 font-display text-large font-semibold stacked:block"
              >
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <Row
                key={row.name}
                row={row}
                names={products.length < 3 ? [] : names}
                className={rowClass}
              />
            ))}
          </tbody>
        ))}
        {/* A phone has no room for the buttons in the row that stays in view. The margin keeps a focused one below that row. */}
        <tbody className="not-stacked:hidden stacked:block print:hidden **:[button]:scroll-mt-72">
          <tr className={`border-t border-line ${rowClass}`}>
            {products.map((product, index) => (
              <td key={product.id} className={cellClass}>
                <p aria-hidden="true" className="pb-1 text-small text-muted">
                  {names[index]}
                </p>
                <AddToCartButton product={product} look="card" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  row: ComparedRow;
  /** The short names of three or four products, for a phone. */
  names: readonly string[];
  className: string;
};

const Row = ({ row: { name, values, bars }, names, className }: RowProps) => (
  <tr className={`break-inside-avoid border-t border-line ${className}`}>
    <th scope="row" className={`${nameClass} text-muted`}>
      {name}
    </th>
    {values.map((value, index) => {
      const bar = bars?.[index];
      return (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column for each product.
          key={index}
          className={`${cellClass} align-top ${bar?.isBest ? 'font-semibold' : ''} ${value === missing ? `text-muted ${names[index] ? 'stacked:hidden' : ''}` : ''}`}
        >
          {names[index] && (
            <span
              aria-hidden="true"
              className="block text-small font-normal text-muted not-stacked:hidden"
            >
              {names[index]}
            </span>
          )}
          <span>{unbroken(value)}</span>
          {bar && bar.percent > 0 && <BarLine percent={bar.percent} isBest={bar.isBest} />}
        </td>
      );
    })}
  </tr>
);

const BarLine = ({ percent, isBest }: { percent: number; isBest: boolean }) => (
  <svg
    role="presentation"
    aria-hidden="true"
    className="mt-1 block h-1 w-full forced-color-adjust-none"
  >
    <rect
      width={`${percent}%`}
      height="100%"
      rx="2"
      className={isBest ? 'fill-steel' : 'fill-edge'}
    />
  </svg>
);
