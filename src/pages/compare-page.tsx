import { categoryOf, listedProducts } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { scaleText } from '../catalogue/side-view.tsx';
import { isSized } from '../catalogue/size.ts';
import {
  choosingUrl,
  comparisonTitle,
  maxCompared,
  toolsIn,
  withToggled,
} from '../comparison/compared-tools.ts';
import { ComparisonTable, FactsOfOne } from '../comparison/comparison-table.tsx';
import { ToolsToScale } from '../comparison/tools-to-scale.tsx';
import { Page } from '../layout/page.tsx';
import { Link, useLocation, useNavigate } from '../navigation/router.ts';
import { compareUrl, pages, queryValue, withQueryValue } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { focusHeading } from '../ui/browser.ts';
import { Checkbox } from '../ui/field.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { Section } from '../ui/section.tsx';

/** The tools of the URL side by side: sizes, specifications, and what can be added. */
export function ComparePage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { products, leftOut } = toolsIn(search, 'tools');
  // A single product differs from none.
  const isDifferencesOnly = products.length > 1 && queryValue(search, 'differences') === 'only';
  const chooseUrl = choosingUrl(
    products.map(({ id }) => id),
    pages.products.path,
  );
  return (
    <Page
      name="Compare"
      title={comparisonTitle(search)}
      breadcrumbs={[{ name: pages.products.name, url: chooseUrl }]}
    >
      {leftOut > 0 && (
        <p className="text-muted print:hidden">
          {`Left out of this comparison: ${counted(leftOut, 'entry', 'entries')} naming no tool of this store, naming one twice, or beyond ${maxCompared} tools.`}
        </p>
      )}
      {products.length > 0 && (
        <div className="@container flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-8 print:hidden">
            {products.length > 1 && (
              <label className="flex min-h-target cursor-pointer items-center gap-2">
                <Checkbox
                  role="switch"
                  checked={isDifferencesOnly}
                  onChange={({ target }) => {
                    const value = target.checked ? 'only' : '';
                    const query = withQueryValue(search, 'differences', value);
                    navigate(pages.compare.path + query, { replace: true });
                  }}
                />
                Differences only
              </label>
            )}
            <InlineLink
              to={compareUrl([])}
              replace
              rel="nofollow"
              // The link disappears, so the focus needs another place.
              onClick={() => focusHeading({ preventScroll: true })}
            >
              Clear comparison
            </InlineLink>
          </div>
          <ComparisonTable products={products} isDifferencesOnly={isDifferencesOnly}>
            {products.every(isSized) && <ToolsToScale tools={products} />}
            <tr className="phone:block">
              <td colSpan={products.length + 1} className="p-2 text-small text-muted phone:block">
                {products.every(isSized) ? scaleText : <Photographs products={products} />}
              </td>
            </tr>
          </ComparisonTable>
          <FactsOfOne products={products} />
        </div>
      )}
      {products.length < maxCompared && (
        <Section
          heading={products.length > 0 ? 'Add a tool' : `Choose up to ${maxCompared} tools`}
          className="print:hidden"
        >
          <AddableProducts compared={products} />
          <InlineLink to={chooseUrl} rel="nofollow">
            Choose with all details
          </InlineLink>
        </Section>
      )}
    </Page>
  );
}

/** In place of the tools to scale, if a product has no side view. */
const Photographs = ({ products }: { products: readonly Product[] }) => (
  <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
    {products.map((product) => (
      <li key={product.id} className="max-w-md">
        <ProductImage
          product={product}
          sizes="(min-width: 64rem) 30vw, 46vw"
          className="rounded-card"
        />
      </li>
    ))}
  </ul>
);

/** A page has room for this many of the products that can be added, and a phone for fewer. A link leads to all. */
const mostAddable = 24;
const mostOnPhone = 6;

/** The products that are not compared yet, first those of the same categories. */
function AddableProducts({ compared }: { compared: readonly Product[] }) {
  const { search } = useLocation();
  const categories = new Set(compared.map(categoryOf));
  const isAlike = (product: Product) => categories.has(categoryOf(product));
  const addable = listedProducts
    .filter((product) => !compared.includes(product))
    .toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
      {addable.slice(0, mostAddable).map((product, index) => (
        <li key={product.id} className={index < mostOnPhone ? '' : 'phone:hidden'}>
          <Link
            to={compareUrl(withToggled(compared, product), search)}
            replace
            rel="nofollow"
            // As after Remove.
            onClick={() => focusHeading({ preventScroll: true })}
            aria-label={`${product.name}: add to the comparison`}
            className="block h-full rounded-control bg-surface p-1 text-center text-small shadow-card hover:underline"
          >
            <ProductImage product={product} sizes="8rem" alt="" className="mb-1 rounded-control" />
            {product.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
