import { Fragment } from 'react';
import {
  categoryOf,
  findProduct,
  isForSale,
  percentOff,
  productsIn,
  savings,
} from '../../catalogue/catalogue.ts';
import { KeyFacts } from '../../catalogue/key-facts.tsx';
import type { Product } from '../../catalogue/product.ts';
import { SizeImage, sizeText } from '../../catalogue/side-view.tsx';
import { isSized } from '../../catalogue/size.ts';
import { factTexts, specificationText, unbroken } from '../../catalogue/specification-text.ts';
import { StarRating } from '../../catalogue/star-rating.tsx';
import { CompareLink } from '../../comparison/compare-toggle.tsx';
import { Breadcrumbs, Page, PageHeading } from '../../layout/page.tsx';
import { PhoneLink } from '../../layout/phone-link.tsx';
import { Price } from '../../listing/price.tsx';
import { ProductRows } from '../../listing/product-row.tsx';
import { worksWith } from '../../listing/works-with.ts';
import { formatMoney } from '../../money/money.ts';
import { Link, Navigate } from '../../navigation/router.ts';
import { categoryUrl, pages, productUrl } from '../../paths.ts';
import { store } from '../../store.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { BelowFirstScreen } from '../../ui/below-first-screen.ts';
import { Button } from '../../ui/button.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { Section } from '../../ui/section.tsx';
import { ShareButton } from '../../ui/share-and-copy.tsx';
import { BuyControls } from './buy-controls.tsx';
import { BuyingTerms, ShipsFree } from './buying-terms.tsx';
import { Gallery } from './gallery.tsx';

const ComparisonBar = laterPart((parts) => parts.ComparisonBar);

const columnsClass = 'beside:grid-cols-2 beside:min-[100rem]:grid-cols-[42.5rem_minmax(0,1fr)]';

/** The maximum of 0 keeps the first row as high as the heading in it: the next row takes the rest. */
const rowsClass = 'beside:grid-rows-[minmax(min-content,0)_auto_1fr]';

const leftColumnClass = 'self-start beside:col-start-1 beside:row-span-2 beside:row-start-1';

const galleryOnPaperClass = 'print:float-left print:mr-4 print:mb-2 print:w-[5.5cm]';

const categoryTextClass = 'text-small text-muted underline underline-offset-4';

export function ProductPage({ productId = '' }: { productId?: string }) {
  const product = findProduct(productId);
  return product ? <Details product={product} /> : <Navigate to={pages.products.path} replace />;
}

function Details({ product }: { product: Product }) {
  const category = categoryOf(product);
  const facts = product.specifications?.slice(0, 4) ?? [];
  return (
    <Page name={product.name} title={null} breadcrumbs={null}>
      <Breadcrumbs
        breadcrumbs={[{ name: category.name, url: categoryUrl(category.slug) }]}
        current={product.name}
        className="-mt-1 phone:hidden"
      />
      {/*
       * Browsers offer their reader view for an article. On a phone all parts follow each other, first those of the first screen
       * (`-order-1`): the thumbnails stand below the price. On a wide screen the heading is at the top of the right column, and the
       * size of the tool below the images.
       */}
      <article
        className={`grid grid-cols-1 gap-2 beside:gap-4 lg:gap-x-8 print:flow-root ${columnsClass} ${rowsClass}`}
      >
        <PageHeading className="-order-1 beside:col-start-2 print:mb-2">
          <NoWrap>{product.name}</NoWrap>
        </PageHeading>
        <Gallery
          key={product.id}
          product={product}
          className={`${leftColumnClass} ${galleryOnPaperClass}`}
        />
        <div className="contents flex-col gap-4 beside:row-span-2 beside:row-start-2 beside:flex print:mb-2 print:flex">
          <div className="-order-1 flex flex-wrap items-center gap-x-4 wrap-anywhere">
            <StarRating product={product} />
            <p className="text-small text-muted">{`Item ${product.itemNumber}`}</p>
            <Link
              to={categoryUrl(category.slug)}
              className={`flex min-h-target items-center md:hidden print:hidden ${categoryTextClass}`}
            >
              {category.name}
            </Link>
          </div>
          {facts.length > 0 && (
            <p className="-order-1 font-display text-large font-semibold md:hidden print:hidden">
              {facts
                .slice(0, 3)
                .map((fact) => unbroken(factTexts(fact)[0]))
                .join(' · ')}
            </p>
          )}
          <KeyFacts
            specifications={facts}
            className="-order-1 grid-cols-2 border-y border-line py-2 empty:hidden phone:hidden xl:grid-cols-4 print:hidden"
          />
          {product.kitNote && <p className="-order-1">{unbroken(product.kitNote)}</p>}
          <div className="-order-1 flex flex-col landscape-phone:order-first">
            <div className="pb-2">
              <Price product={product} isLarge />
              {store.taxNote && <p className="text-small text-muted">{store.taxNote}</p>}
              {savings(product) > 0n && (
                <p className="font-semibold text-saving">
                  {`Save ${formatMoney(savings(product))} (${percentOff(product)}% off)`}
                </p>
              )}
            </div>
            <BuyControls key={product.id} product={product} />
            {isForSale(product) && <ShipsFree product={product} />}
          </div>
          <div className="-ml-2 flex flex-wrap items-start gap-x-4 print:hidden">
            {store.hasWishlist && <Button variant="quiet">Add to Wishlist</Button>}
            <CompareLink product={product} />
            <ShareButton title={product.name} url={productUrl(product.id)}>
              Share
            </ShareButton>
          </div>
          <ComparisonBar isOnProductPage />
          {isForSale(product) && <BuyingTerms product={product} />}
          {product.phoneNote && (
            <p>
              {`${unbroken(product.phoneNote)} `}
              <PhoneLink />
            </p>
          )}
          <BelowFirstScreen>
            <div>
              <h2 className="pb-2 text-section print:hidden">Description</h2>
              <p className="max-w-prose">{unbroken(product.description)}</p>
            </div>
          </BelowFirstScreen>
        </div>
        <BelowFirstScreen>
          {isSized(product) && (
            <figure className="print:hidden">
              <SizeImage tool={product} />
              <figcaption className="pt-1 text-small">{unbroken(sizeText(product))}</figcaption>
            </figure>
          )}
          <Specifications product={product} />
        </BelowFirstScreen>
      </article>
      <BelowFirstScreen>
        <RelatedProducts product={product} />
      </BelowFirstScreen>
    </Page>
  );
}

const belowColumnsClass = 'beside:col-span-2 print:clear-both print:mb-2';

const specificationsClass =
  'grid min-[19rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[repeat(2,minmax(0,2fr)_minmax(0,3fr))]';

const specificationsGridClass =
  'grid grid-cols-1 items-start gap-x-8 gap-y-section md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]';

/** The specifications, with very large text each name above its value, and the contents of the box. Renders nothing for a product without them. */
function Specifications({ product }: { product: Product }) {
  const { specifications = [], inTheBox = [] } = product;
  if (specifications.length + inTheBox.length === 0) return null;
  return (
    <div
      className={`pt-4 wrap-anywhere [--section-margin:0] ${belowColumnsClass} ${specificationsGridClass}`}
    >
      {specifications.length > 0 && (
        <Section heading="Specifications">
          <dl className={specificationsClass}>
            {specifications.map((specification) => (
              <Fragment key={specification.name}>
                <dt className="break-inside-avoid border-line py-2 pr-4 text-muted min-[19rem]:border-b">
                  {specification.name}
                </dt>
                <dd className="break-inside-avoid border-b border-line py-2 pr-4">
                  {unbroken(specificationText(specification))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </Section>
      )}
      {inTheBox.length > 0 && (
        <Section heading="In the Box">
          <ul className="list-disc pl-4">
            {inTheBox.map((content) => (
              <li key={content} className="py-1">
                {content}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** Of a row of four small cards. */
const spanClasses = ['', '', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4'];

/**
 * Products that this one works with, and others of its category: together at most four. The latter have no Add to Cart, because this page sells
 * one product and what belongs to it. On paper the category is left out.
 */
function RelatedProducts({ product }: { product: Product }) {
  const category = categoryOf(product);
  const reasons = worksWith([product]);
  const others = productsIn(category)
    .filter((other) => other !== product && !reasons.has(other))
    .slice(0, 4 - reasons.size);
  return (
    <div className="lg:grid lg:grid-cols-4 lg:gap-x-4">
      {reasons.size > 0 && (
        <Section heading="Works with" className={spanClasses[reasons.size] ?? ''}>
          <ProductRows products={[...reasons.keys()]} reasons={reasons} />
        </Section>
      )}
      {others.length > 0 && (
        <Section
          heading={`More from ${category.name}`}
          className={`print:hidden ${spanClasses[others.length]}`}
        >
          <ProductRows products={others} />
        </Section>
      )}
    </div>
  );
}
