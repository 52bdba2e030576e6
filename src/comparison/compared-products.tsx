import { Link, useLocation } from 'react-router-dom';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { counted } from '../text/counted.ts';
import { NoWrap } from '../text/no-wrap.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { Section } from '../ui/section.tsx';
import { Bench } from './bench.tsx';
import { sizedTools } from './bench-layout.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { maxCompared, pageComparison, withToggled } from './comparison-urls.ts';
import { DifferencesOnly } from './differences-only.tsx';

/** A page has room for this many of the products that can be added. */
const mostAddable = 24;

/** The comparison in the URL: sizes, specifications, and what can be added. `among` are the products of the page. */
export function ComparedProducts({ among }: { among: readonly Product[] }) {
  const { products, leftOut, urlWith, choosingUrl } = pageComparison(useLocation());
  const tools = sizedTools(products);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 print:hidden">
        {products.length > 1 && <DifferencesOnly />}
        <InlineLink
          to={urlWith([])}
          rel="nofollow"
          // The link disappears, so the focus needs another place.
          onClick={() => focusHeading({ preventScroll: true })}
        >
          Clear comparison
        </InlineLink>
      </div>
      {leftOut > 0 && <p className="text-muted print:hidden">{leftOutText(leftOut)}</p>}
      {products.length > 0 && (
        // Page gives a section that is its direct child more space above it.
        <div>
          <ComparisonTable products={products}>
            {tools ? <Bench tools={tools} /> : <Photographs products={products} />}
          </ComparisonTable>
        </div>
      )}
      {products.length < maxCompared && (
        <div className="print:hidden">
          <Section heading="Add a tool">
            <AddableProducts
              products={among
                .filter((product) => !products.includes(product))
                .slice(0, mostAddable)}
              urlWith={(product) => urlWith(withToggled(products, product.id))}
            />
            <InlineLink to={choosingUrl(products.map(({ id }) => id))} rel="nofollow">
              Choose with all details
            </InlineLink>
          </Section>
        </div>
      )}
    </>
  );
}

/** In place of the bench, if a product has no side view. */
const Photographs = ({ products }: { products: readonly Product[] }) => (
  <ul className="grid grid-cols-2 gap-4 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
    {products.map((product) => (
      <li key={product.id} className="max-w-[36rem]">
        <ProductImage
          product={product}
          sizes="(min-width: 64rem) 30vw, 46vw"
          className="rounded-card"
        />
      </li>
    ))}
  </ul>
);

type AddableProductsProps = {
  products: readonly Product[];
  urlWith: (product: Product) => string;
};

const AddableProducts = ({ products, urlWith }: AddableProductsProps) => (
  // A phone shows six. The link below leads to all.
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] max-md:*:nth-[n+7]:hidden gap-2 lg:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
    {products.map((product) => (
      <li key={product.id}>
        <Link
          to={urlWith(product)}
          rel="nofollow"
          // As after Remove.
          onClick={() => focusHeading({ preventScroll: true })}
          aria-label={`Add ${product.name} to the comparison`}
          className="block h-full rounded-control bg-surface p-1 text-center text-small shadow-card hover:underline"
        >
          <ProductImage product={product} sizes="8rem" alt="" className="mb-1 rounded-control" />
          <NoWrap>{product.name}</NoWrap>
        </Link>
      </li>
    ))}
  </ul>
);

const leftOutText = (count: number) =>
  `Left out of this comparison: ${counted(count, 'entry', 'entries')} naming no tool of this store, naming one twice, or beyond ${maxCompared} tools.`;
