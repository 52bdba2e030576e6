import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Product } from '../catalogue/product.ts';
import { chosenTools } from '../comparison/compared-tools.ts';
import { Link, useLocation, useNavigate } from '../navigation/router.ts';
import { compareUrl, queryValue, withQueryValue } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { LinkButton } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { laterPart, useLaterParts } from '../ui/later-part.tsx';
import { isFew, ProductGrid } from './product-grid.tsx';
import { listPage, sortedBy, sortOrders } from './sort-and-paging.ts';

const ComparisonBar = laterPart((parts) => parts.ComparisonBar);

type ListingProps = {
  products: readonly Product[];
  term?: string;
  reasons?: ReadonlyMap<Product, string | undefined>;
  /** Whether the shopper can choose between cards and a list. */
  hasViews?: boolean;
  /** A text about the listing, or links to its parts. It stands in the row above the products, or in a row of its own. */
  children?: ReactNode;
};

/** A product grid. The URL has the tools that are ticked to be compared, the sort order, the view and the page number. */
export function Listing({ products, term, reasons, hasViews = false, children }: ListingProps) {
  const { search } = useLocation();
  // Deferred, so that the browser paints the choice at once and the cards, which take longer, afterwards.
  const sorted = sortedBy(useDeferredValue(queryValue(search, 'sort')), products);
  const page = listPage(sorted, queryValue(search, 'page'));
  // Deferred like the order.
  const isList = useDeferredValue(hasViews && queryValue(search, 'view') === listView);
  const laterParts = useLaterParts();
  const areFew = isFew(products.length);
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      <div className="flex min-h-target-primary flex-wrap items-center justify-between gap-x-2 gap-y-2">
        {children}
        {/* Hidden where the heading of a search or the button beside it shows the number. */}
        <p className={`text-small text-muted ${term || areFew ? 'sr-only' : 'phone:sr-only'}`}>
          {counted(products.length, 'product')}
        </p>
        <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2">
          {hasViews && <Views />}
          {areFew ? (
            <LinkButton
              variant="secondary"
              to={compareUrl(products.map(({ id }) => id))}
              rel="nofollow"
            >
              {`Compare All ${products.length}`}
            </LinkButton>
          ) : (
            products.length > 1 && (
              <>
                <SortSelect isCompact={hasViews} />
                <ChooseButton />
              </>
            )
          )}
        </div>
      </div>
      {isList && laterParts ? (
        <laterParts.ProductTable products={page.entries} />
      ) : (
        <ProductGrid
          products={page.entries}
          count={products.length}
          term={term}
          reasons={reasons}
        />
      )}
      {page.count > 1 && <Pagination number={page.number} count={page.count} />}
      <ComparisonBar />
    </div>
  );
}

/** Leads to the cards with their boxes, or removes boxes and ticks. */
function ChooseButton() {
  const { isChoosing, chooseLink } = chosenTools(useLocation());
  return (
    <LinkButton
      variant="secondary"
      {...chooseLink}
      aria-label={isChoosing ? 'Cancel comparing' : undefined}
    >
      {isChoosing ? 'Cancel' : 'Compare'}
    </LinkButton>
  );
}

const listView = 'list';

function Views() {
  const { pathname, search } = useLocation();
  const current = queryValue(search, 'view') === listView ? listView : '';
  return (
    <div className="flex print:hidden">
      {Object.entries({ Grid: '', List: listView }).map(([name, view]) => (
        <Link
          key={name}
          replace
          rel="nofollow"
          to={pathname + withQueryValue(search, 'view', view)}
          aria-current={view === current}
          className={`min-h-target-primary px-2 pt-3 ${view === current ? 'border-b-3' : ''}`}
        >
          {name}
        </Link>
      ))}
    </div>
  );
}

/** Replaces the sort order in the URL, and keeps the focus and the scroll position. */
function SortSelect({ isCompact }: { isCompact: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const order = queryValue(search, 'sort');
  const value = sortOrders.some((known) => known.id === order) ? order : '';

  function sortBy(chosen: string, query = search) {
    const sorted = withQueryValue(query, 'sort', chosen);
    navigate(pathname + withQueryValue(sorted, 'page', ''), { replace: true });
  }

  // The shopper may have chosen an order before hydration. That choice applies to the query of `window.location`, because
  // the hydrating page does not know the query yet.
  const applyEarlierChoice = useEffectEvent(() => {
    const chosen = select.current?.value ?? '';
    if (chosen !== value) sortBy(chosen, window.location.search);
  });
  useEffect(() => applyEarlierChoice(), []);

  return (
    <div className="flex min-w-0 grow basis-32 items-center gap-x-2 print:hidden">
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'phone:sr-only'}>
        Sort by
      </label>
      <Select
        ref={select}
        id={id}
        // The URL has the choice, so the browser must not restore an earlier one.
        autoComplete="off"
        className="max-w-full cursor-pointer pl-2"
        value={value}
        onChange={(event) => sortBy(event.target.value)}
      >
        {sortOrders.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Pagination({ number, count }: { number: number; count: number }) {
  const { pathname, search } = useLocation();
  const pageUrl = (page: number) =>
    pathname + withQueryValue(search, 'page', page === 1 ? '' : `${page}`);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-center gap-x-4 print:hidden"
    >
      {number > 1 && (
        <InlineLink to={pageUrl(number - 1)} rel="prev">
          Previous page
        </InlineLink>
      )}
      <p>{`Page ${number} of ${count}`}</p>
      {number < count && (
        <InlineLink to={pageUrl(number + 1)} rel="next">
          Next page
        </InlineLink>
      )}
    </nav>
  );
}
