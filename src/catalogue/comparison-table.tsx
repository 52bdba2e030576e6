import { compareUrl, productUrl } from '../paths';
import { Card } from '../ui/card';
import { InlineLink } from '../ui/inline-link';
import { type Comparison, comparedRows, maxCompared, withToggled } from './comparison';
import { formatPrice } from './money';
import { ProductImage } from './product-image';

/** The first column stays in view while a wide table scrolls in its box. */
const nameClass = 'tall:sticky left-0 z-1 w-28 bg-surface p-2 align-top font-normal sm:w-40';
const cellClass = 'border-l border-line p-2 align-top tabular-nums wrap-anywhere';

/** By the number of products: two fit on a phone. */
const widthClasses = ['', 'min-w-80', 'min-w-88', 'min-w-120', 'min-w-152'];

type ComparisonTableProps = Comparison & { slug: string };

/** Products side by side. Rows that differ stand out. */
export function ComparisonTable({ products, leftOut, slug }: ComparisonTableProps) {
  if (products.length + leftOut === 0) return null;
  const facts = [
    { name: 'Price', values: products.map(({ price }) => formatPrice(price)) },
    { name: 'Rating', values: products.map(({ rating }) => `${rating} of 5`) },
    { name: 'Item', values: products.map(({ itemNumber }) => itemNumber) },
  ].map((row) => ({ ...row, isDifferent: new Set(row.values).size > 1 }));
  return (
    <section aria-labelledby="compare" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="compare" className="text-section">
          Compare
        </h2>
        <span className="print:hidden">
          <InlineLink to={compareUrl(slug, [])}>Clear comparison</InlineLink>
        </span>
      </div>
      {leftOut > 0 && <p className="text-muted">{leftOutText(leftOut)}</p>}
      {products.length === 1 && <p>Choose another tool below to compare it with this one.</p>}
      {products.length > 0 && (
        // The links in its head scroll it for the keyboard.
        <section
          aria-label="Comparison"
          className="scroll-pl-28 overflow-x-auto sm:scroll-pl-40 print:overflow-visible"
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
                      <ProductImage product={product} sizes="8rem" className="max-w-32" />
                      <InlineLink to={productUrl(product.id)}>{product.name}</InlineLink>
                      <span className="block text-sm print:hidden">
                        <InlineLink
                          to={compareUrl(slug, withToggled(products, product.id))}
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
                {[...facts, ...comparedRows(products)].map(({ name, values, isDifferent }) => (
                  <tr key={name} className="break-inside-avoid border-b border-line last:border-0">
                    <th scope="row" className={`${nameClass} text-muted`}>
                      {name}
                    </th>
                    {values.map((value, index) => (
                      <td
                        key={products[index]?.id}
                        className={`${cellClass} ${isDifferent ? 'font-semibold' : 'text-muted'}`}
                      >
                        {value}
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
  `Left out of this comparison: ${count === 1 ? '1 entry' : `${count} entries`} naming no tool of this category, naming one twice, or beyond ${maxCompared} tools.`;
