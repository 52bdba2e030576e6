import { useId } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { badgeOf, isForSale } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product, Specification } from '../catalogue/product.ts';
import {
  shortSpecificationText,
  specificationOf,
  specificationText,
  unbroken,
} from '../catalogue/specification-text.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { useProductUrl } from '../comparison/compared-tools.ts';
import { formatPrice } from '../money/money.ts';
import { Link } from '../navigation/router.ts';
import { queryParameters } from '../paths.ts';

/** On a phone a row is a card of about 96 pixels: image, name above item number, rating and price, button. Very large text wraps. */
const rowClass = [
  'border-b border-line bg-surface print:break-inside-avoid',
  'phone:mb-2 phone:flex phone:flex-wrap phone:items-baseline phone:gap-x-1 phone:min-[22rem]:gap-x-2',
  'phone:min-[19rem]:grid phone:grid-cols-[auto_minmax(0,auto)_auto_1fr_auto]',
  'phone:rounded-card phone:border-b-0 phone:p-2 phone:shadow-card',
].join(' ');

/**
 * The columns that have no room on a tablet, on a phone, on both, and below 80rem. The first and the last column, which end with
 * the table, have no padding.
 */
const tabletClass = 'md:px-1.5 md:max-lg:hidden';
const phoneClass = 'md:px-1.5 phone:hidden';
const wideClass = 'md:px-1.5 max-lg:hidden';
const widestClass = 'md:px-1.5 max-xl:hidden';

const phoneNameClass =
  'phone:col-span-3 phone:col-start-2 phone:row-start-1 phone:grow phone:basis-32';

/** As high as the button of the row, and like it not on paper. */
const rowFieldClass = 'min-h-target-primary w-12 md:pointer-fine:min-h-9 print:hidden';

/** `isUnseen`: only screen readers say the name. */
const columns: readonly { name: string; className?: string; isUnseen?: true }[] = [
  { name: 'Image', className: 'w-10', isUnseen: true },
  { name: 'Tool', className: 'md:px-1.5' },
  { name: 'Item', className: tabletClass },
  { name: 'Key facts', className: phoneClass },
  { name: 'Weight', className: widestClass },
  { name: 'Rating', className: tabletClass },
  { name: 'Price', className: 'text-right md:px-1.5' },
  { name: 'Compare', className: wideClass },
  { name: 'Quantity', className: phoneClass },
  { name: 'Add', className: 'w-24' },
];

/** Products in rows of 44 pixels, each with a field for the quantity. Fingers get higher rows. */
export function ProductTable({ products }: { products: readonly Product[] }) {
  return (
    <table className="w-full border-collapse text-left text-small phone:block">
      <caption className="sr-only">Products</caption>
      <thead className="text-muted phone:sr-only">
        <tr>
          {columns.map(({ name, className, isUnseen }) => (
            <th key={name} scope="col" className={`py-1 font-normal ${className ?? ''}`}>
              {isUnseen ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="phone:block">
        {products.map((product) => (
          <Row key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ product }: { product: Product }) {
  const productUrl = useProductUrl();
  const formId = useId();
  const { specifications = [], itemNumber } = product;
  const weight = specificationOf(product, 'Weight');
  const [first, second] = rowTexts(specifications.filter((each) => each !== weight));
  return (
    <tr className={rowClass}>
      <td className="phone:col-start-1 phone:row-span-2 phone:row-start-1 phone:self-center">
        <ProductImage
          product={product}
          sizes="(min-width: 48rem) 2.5rem, 4rem"
          alt=""
          className="w-10 rounded-control phone:min-[22rem]:w-16"
        />
      </td>
      <th
        scope="row"
        className={`font-display text-base/5 font-semibold md:px-1.5 phone:min-[24rem]:text-large ${phoneNameClass}`}
      >
        <div className="flex flex-wrap items-center gap-x-2">
          <Link
            to={productUrl(product.id)}
            className="flex min-h-target items-center wrap-anywhere hover:underline"
          >
            {product.name}
          </Link>
          <p className="font-sans text-small empty:hidden">{badgeOf(product)}</p>
        </div>
      </th>
      <td
        className={`max-w-44 truncate text-muted phone:col-start-2 phone:row-start-2 ${tabletClass}`}
      >
        {itemNumber}
      </td>
      <td className={`wrap-anywhere ${phoneClass}`}>
        {first && unbroken(first)}
        {second && <span className="max-xl:hidden">{` · ${unbroken(second)}`}</span>}
      </td>
      <td className={`wrap-anywhere ${widestClass}`}>
        {weight && unbroken(specificationText(weight))}
      </td>
      <td className={`phone:row-start-2 ${tabletClass}`}>
        <StarRating product={product} isInList isShort />
      </td>
      <td className="text-right font-display text-large font-semibold whitespace-nowrap md:px-1.5 phone:row-start-2">
        {formatPrice(product.price)}
      </td>
      <td className={wideClass}>
        <CompareToggle product={product} isInTable />
      </td>
      <td className={phoneClass}>
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
            className={`rounded-control border border-edge bg-transparent text-center text-base ${rowFieldClass}`}
          />
        )}
      </td>
      <td className="phone:ml-auto phone:col-start-5 phone:row-span-2 phone:row-start-1 phone:self-center">
        <AddToCartButton product={product} size="row" formId={formId}>
          <span>Add</span>
        </AddToCartButton>
      </td>
    </tr>
  );
}

/** The facts that a card shows, then the first of the others, with their names. */
const rowTexts = (specifications: readonly Specification[]): string[] =>
  specifications
    .toSorted((a, b) => Number(!a.isOnCard) - Number(!b.isOnCard))
    .map((specification) => {
      const text = shortSpecificationText(specification);
      const { name, isOnCard } = specification;
      return isOnCard || text.includes(name.toLowerCase()) ? text : `${name} ${text}`;
    });
