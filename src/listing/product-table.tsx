import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { isForSale, toolOnlyText } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product, Specification } from '../catalogue/product.ts';
import {
  shortSpecificationText,
  specificationText,
  unbroken,
} from '../catalogue/specification-text.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { pageComparison } from '../comparison/comparison-urls.ts';
import { formatPrice } from '../money/money.ts';
import { queryParameters } from '../paths.ts';

/** On a phone a row is a card: the name beside the image, then what is known of it, then price and button. */
const rowClass = [
  'border-b border-line bg-surface print:break-inside-avoid',
  'stacked:mb-2 stacked:grid stacked:grid-cols-[4.5rem_minmax(0,1fr)_auto] stacked:items-center stacked:gap-x-1.5',
  'stacked:rounded-card stacked:border-b-0 stacked:p-2 stacked:shadow-card',
].join(' ');

/** Cells that a phone has no room for, and those that a tablet has none for. */
const wideClass = 'stacked:hidden';
const widestClass = 'max-xl:hidden';

const headClass = 'px-1.5 py-1 font-normal';
const cellClass = 'md:px-1.5';

/** Products in rows of 44 pixels, each with a field for the quantity. Fingers get higher rows. */
export function ProductTable({ products }: { products: readonly Product[] }) {
  return (
    <table className="w-full border-collapse text-left text-small stacked:block">
      <caption className="sr-only">Products</caption>
      <thead className="text-muted stacked:sr-only">
        <tr>
          <th scope="col" className="w-10">
            <span className="sr-only">Image</span>
          </th>
          <th scope="col" className={headClass}>
            Tool
          </th>
          <th scope="col" className={`${headClass} max-lg:hidden`}>
            Item
          </th>
          <th scope="col" className={headClass}>
            Facts
          </th>
          <th scope="col" className={widestClass}>
            <span className="sr-only">More facts</span>
          </th>
          <th scope="col" className={`${headClass} ${widestClass}`}>
            Weight
          </th>
          <th scope="col" className={`${headClass} max-lg:hidden`}>
            Rating
          </th>
          <th scope="col" className={`${headClass} text-right`}>
            Price
          </th>
          <th scope="col" className={`${headClass} max-lg:hidden`}>
            Compare
          </th>
          <th scope="col" className={headClass}>
            Quantity
          </th>
          <th scope="col" className="w-18">
            <span className="sr-only">Add</span>
          </th>
        </tr>
      </thead>
      <tbody className="stacked:block">
        {products.map((product) => (
          <Row key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ product }: { product: Product }) {
  const url = useLocation();
  const formId = useId();
  const { specifications = [], itemNumber } = product;
  const weight = specifications.find(({ name }) => name === 'Weight');
  const [first, second] = rowTexts(specifications.filter((each) => each !== weight));
  return (
    <tr className={rowClass}>
      <td className="stacked:row-span-2 stacked:self-start">
        <ProductImage
          product={product}
          sizes="(min-width: 48rem) 2.5rem, 4.5rem"
          alt=""
          className="w-10 rounded-control stacked:w-18"
        />
      </td>
      <th
        scope="row"
        className={`font-display text-base/5 font-semibold stacked:col-span-2 stacked:text-large ${cellClass}`}
      >
        <div className="flex flex-wrap items-center gap-x-2">
          <Link
            to={pageComparison(url).productUrl(product.id)}
            className="flex min-h-target items-center wrap-anywhere hover:underline"
          >
            {product.name}
          </Link>
          <p className="font-sans text-small empty:hidden">{toolOnlyText(product)}</p>
        </div>
      </th>
      <td className={`max-w-40 truncate text-muted stacked:hidden max-lg:hidden ${cellClass}`}>
        {itemNumber}
      </td>
      <td
        className={`not-stacked:wrap-anywhere stacked:col-start-2 stacked:row-start-2 ${cellClass}`}
      >
        {first && unbroken(first)}
      </td>
      <td className={`wrap-anywhere ${wideClass} ${widestClass} ${cellClass}`}>
        {second && unbroken(second)}
      </td>
      <td className={`wrap-anywhere ${wideClass} ${widestClass} ${cellClass}`}>
        {weight && unbroken(specificationText(weight))}
      </td>
      <td className={`max-lg:hidden ${cellClass}`}>
        <StarRating product={product} isShort />
      </td>
      <td
        className={`font-display text-large font-semibold stacked:row-start-3 md:text-right ${cellClass}`}
      >
        {formatPrice(product.price)}
      </td>
      <td className={`stacked:col-start-3 stacked:row-start-2 md:max-lg:hidden ${cellClass}`}>
        <CompareToggle product={product} className="md:justify-center md:[&>:last-child]:sr-only" />
      </td>
      <td className={cellClass}>
        {isForSale(product) && (
          <input
            form={formId}
            name={queryParameters.quantity}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            pattern="[1-9][0-9]{0,2}"
            required
            defaultValue="1"
            aria-label={`Quantity of ${product.name}`}
            className="min-h-target-primary w-12 rounded-control border border-edge bg-transparent text-center text-base md:pointer-fine:min-h-9 print:hidden"
          />
        )}
      </td>
      <td>
        <AddToCartButton product={product} look="row" formId={formId} />
      </td>
    </tr>
  );
}

/** What a card shows, then the first of the others, with their names. */
const rowTexts = (specifications: readonly Specification[]): string[] =>
  specifications
    .toSorted((a, b) => Number(!a.isOnCard) - Number(!b.isOnCard))
    .map((specification) => {
      const text = shortSpecificationText(specification);
      const { name, isOnCard } = specification;
      return isOnCard || text.includes(name.toLowerCase()) ? text : `${name} ${text}`;
    });
