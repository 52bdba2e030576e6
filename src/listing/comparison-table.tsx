import { type RefObject, useDeferredValue, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { comparedRows, isDifferent, maxCompared, withToggled } from '../catalogue/comparison';
import { formatPrice } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { ProductImage } from '../catalogue/product-image';
import { hasReviews, noReviews } from '../catalogue/reviews';
import { unbroken } from '../catalogue/specification-text';
import { Card } from '../ui/card';
import { focusHeading } from '../ui/focus-heading';
import { InlineLink } from '../ui/inline-link';
import { NoWrap } from '../ui/no-wrap';
import { pageComparison } from './page-comparison';

/** The first column stays in view while a wide table scrolls in its box. */
const nameClass =
  'left-0 z-1 w-[7rem] bg-surface min-[20rem]:sticky p-2 align-top font-normal sm:w-[10rem] print:static';
const cellClass = 'border-l border-line p-2 align-top tabular-nums wrap-anywhere';

/** Minimum widths by the number of products. Two products fit on a phone. */
const widthClasses = ['', 'min-w-80', 'min-w-88', 'min-w-120', 'min-w-152'];

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
    return { name, values, isDifferent: isDifferent(values) };
  };
  const rows = [
    fact('Price', ({ price }) => formatPrice(price)),
    fact('Rating', (product) => (hasReviews(product) ? `${product.rating} of 5` : noReviews)),
    { ...fact('Item', ({ itemNumber }) => itemNumber), isDifferent: false },
    ...comparedRows(products),
  ];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-section outline-none">
          Compare
        </h2>
        <span className="print:hidden">
          <InlineLink to={urlWith([])} onClick={leave}>
            Clear comparison
          </InlineLink>
        </span>
      </div>
      {leftOut > 0 && <p className="text-muted print:hidden">{leftOutText(leftOut)}</p>}
      {products.length === 1 && <p>Choose another tool below to compare it with this one.</p>}
      {products.length > 0 && (
        // Keyboard users scroll the table by focusing the links in its head. Chromium does not scroll a link that is half
        // hidden by the sticky column.
        <section
          aria-label="Comparison"
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className="min-[20rem]:scroll-pl-28 overflow-x-auto sm:scroll-pl-40 print:overflow-visible"
        >
          <Card className={widthClasses[products.length] ?? ''}>
            <table className="w-full table-fixed border-collapse text-left">
              <thead>
                <tr className="border-b border-line">
                  <th scope="col" className={nameClass}>
                    <span className="sr-only">Specification</span>
                  </th>
                  {products.map((product) => (
                    <th key={product.id} scope="col" className={cellClass}>
                      <ProductImage
                        product={product}
                        sizes="6rem"
                        className="max-w-24 rounded-control"
                      />
                      <InlineLink to={productUrl(product.id)}>
                        <span className="font-display lg:text-large">
                          <NoWrap>{product.name}</NoWrap>
                        </span>
                      </InlineLink>
                      <span className="block text-small print:hidden">
                        <InlineLink
                          to={urlWith(withToggled(products, product.id))}
                          onClick={products.length === 1 ? leave : focusTable}
                          aria-label={`Remove ${product.name} from the comparison`}
                        >
                          Remove
                        </InlineLink>
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr
                    key={row.name}
                    className="break-inside-avoid border-b border-line last:border-0"
                  >
                    <th scope="row" className={`${nameClass} text-muted`}>
                      {row.name}
                    </th>
                    {row.values.map((value, index) => (
                      <td
                        key={products[index]?.id}
                        className={`${cellClass} ${row.isDifferent ? 'bg-paper font-semibold' : 'text-muted'}`}
                      >
                        {unbroken(value)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        </section>
      )}
    </section>
  );
}

const leftOutText = (count: number) =>
  `Left out of this comparison: ${count === 1 ? '1 entry' : `${count} entries`} naming no tool of this store, naming one twice, or beyond ${maxCompared} tools.`;
