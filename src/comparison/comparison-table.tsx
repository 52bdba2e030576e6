import type { ReactNode } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { badgeOf } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { shortNames } from '../catalogue/short-names.ts';
import { unbroken } from '../catalogue/specification-text.ts';
import { formatPrice } from '../money/money.ts';
import { useLocation } from '../navigation/router.ts';
import { compareUrl, productUrl } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { NoWrap } from '../text/no-wrap.tsx';
import { focusHeading } from '../ui/browser.ts';
import { CrossLink } from '../ui/button.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { choosingUrl, withToggled } from './compared-tools.ts';
import { type ComparedRow, comparedGroups, factsOfOne, missing, none } from './comparison.ts';

const phoneNameClass = 'phone:col-span-full phone:w-auto phone:px-1 phone:py-0 phone:text-small';
const nameClass = `w-[10rem] p-2 align-baseline font-normal ${phoneNameClass}`;
const cellClass = 'p-2 wrap-anywhere phone:hyphens-auto phone:px-1 phone:py-0';
const valueClass = `${cellClass} border-l border-line align-baseline phone:border-l-0 phone:text-small`;

/** The row of names and prices stays below the header, which does not stay in view on screens narrower than 22rem. */
const headClass =
  'z-1 bg-surface shadow-card top-0 min-[22rem]:top-[calc(theme(spacing.header)-0.75rem)] phone:block';

/**
 * On a phone the products have the whole width, and the name of a row is above its values. What does not fit beside each other,
 * as in very large text, stands two by two.
 */
const columnsClasses = [
  'phone:grid',
  'phone:grid phone:grid-cols-2',
  'phone:grid phone:grid-cols-2 phone:min-[19rem]:grid-cols-3',
  'phone:grid phone:grid-cols-2 phone:min-[23rem]:grid-cols-4',
];

const tableClass =
  'w-full table-fixed border-collapse rounded-card bg-surface text-left shadow-card phone:block';

type ComparisonTableProps = {
  products: readonly Product[];
  isDifferencesOnly: boolean;
  /** Rows with the images of the tools: between their prices and their values. */
  children: ReactNode;
};

/** The products of the comparison side by side, and which value is better where that is known. */
export function ComparisonTable({ products, isDifferencesOnly, children }: ComparisonTableProps) {
  const names = shortNames(products.map(({ name }) => name));
  const columnsClass = columnsClasses[products.length - 1];
  return (
    <table aria-label="Comparison" className={tableClass}>
      <thead
        // Two by two, four tools would fill half of a phone's screen.
        className={`${headClass} ${products[3] ? 'roomy:min-[23rem]:sticky' : 'roomy:sticky'}`}
      >
        <tr className={columnsClass}>
          <th scope="col" className={`${nameClass} phone:hidden`}>
            <span className="sr-only">Specification</span>
          </th>
          {products.map((product, index) => (
            <Head
              key={product.id}
              product={product}
              shortName={names[index] ?? product.name}
              compared={products}
            />
          ))}
        </tr>
      </thead>
      <tbody className="phone:block">{children}</tbody>
      {comparedGroups(products, isDifferencesOnly).map(({ name, rows }) => (
        <tbody key={name} className="phone:block">
          <tr className="border-t border-line phone:block">
            <th
              scope="rowgroup"
              colSpan={products.length + 1}
              className="bg-paper p-2 pt-4 font-display text-large font-semibold phone:block phone:px-1 phone:py-1"
            >
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.name} {...row} className={columnsClass} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The facts that only one of the products has, folded, because nothing stands beside them. */
export function FactsOfOne({ products }: { products: readonly Product[] }) {
  const names = shortNames(products.map(({ name }) => name));
  const facts = factsOfOne(products);
  return products.map(({ id, name: fullName }, index) => {
    const own = facts[index] ?? [];
    if (own.length === 0) return null;
    return (
      <details
        key={id}
        className="rounded-card bg-surface shadow-card print:details-content:[content-visibility:visible]"
      >
        <summary className="min-h-target cursor-pointer p-2 font-display text-large font-semibold">
          {`Only the ${names[index] ?? fullName}: ${counted(own.length, 'fact')}`}
        </summary>
        <dl className="grid gap-2 p-2 md:grid-cols-2">
          {own.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd>{unbroken(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    );
  });
}

type HeadProps = { product: Product; shortName: string; compared: readonly Product[] };

/** The head of a column: image, name, price and Add to Cart, and a cross that removes the product. */
function Head({ product, shortName, compared }: HeadProps) {
  const { search } = useLocation();
  return (
    <th
      scope="col"
      // Screen readers read it with each cell of the column.
      aria-label={product.name}
      className={`${cellClass} align-bottom font-normal`}
    >
      <div className="mt-2 grid grid-cols-[minmax(0,3rem)_minmax(0,1fr)_auto] gap-x-1">
        <ProductImage
          product={product}
          sizes="3rem"
          alt=""
          className="self-start rounded-control"
        />
        <div className="font-display max-lg:order-last max-lg:col-span-full phone:text-small">
          <InlineLink
            to={choosingUrl(
              compared.map(({ id }) => id),
              productUrl(product.id),
            )}
            aria-label={product.name}
          >
            <span className="phone:hidden">
              <NoWrap>{product.name}</NoWrap>
            </span>
            <span aria-hidden="true" className="hidden phone:inline">
              {shortName}
            </span>
          </InlineLink>
        </div>
        <div className="text-right max-lg:col-start-3">
          <CrossLink
            to={compareUrl(withToggled(compared, product), search)}
            replace
            // The link disappears, so the focus needs another place.
            onClick={() => focusHeading({ preventScroll: true })}
            label={`Remove ${product.name} from the comparison`}
          />
        </div>
      </div>
      <div className="my-2 flex flex-wrap items-center gap-x-2">
        <p className="font-display text-large font-semibold">
          <span className="sr-only">Price </span>
          <span>{formatPrice(product.price)}</span>{' '}
          <span className="font-sans text-small font-normal">{badgeOf(product)}</span>
        </p>
        <div className="max-w-64 min-w-target-primary grow">
          <AddToCartButton product={product}>
            {/* Short where a column is narrow. */}
            <span>
              {'Add '}
              <span className="phone:sr-only">to Cart</span>
            </span>
          </AddToCartButton>
        </div>
      </div>
    </th>
  );
}

type RowProps = ComparedRow & { className: string | undefined };

const Row = ({ name, values, bars, className }: RowProps) => (
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
          className={`${valueClass} ${bar?.isBest ? 'font-semibold' : ''} ${value === missing || value === none ? 'text-small text-muted' : ''}`}
        >
          <span {...(value === none && { role: 'img', 'aria-label': 'No value' })}>
            {unbroken(value)}
          </span>
          {bar && (
            <svg role="presentation" className="mt-1 block h-1 w-full forced-color-adjust-none">
              <rect
                width={`${bar.percent}%`}
                height="100%"
                rx="2"
                className={bar.isBest ? 'fill-steel' : 'fill-edge'}
              />
            </svg>
          )}
        </td>
      );
    })}
  </tr>
);
