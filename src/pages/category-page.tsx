import { findCategory, productsIn } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/product.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import { Listing } from '../listing/listing.tsx';
import { ProductRows } from '../listing/product-row.tsx';
import { worksWith } from '../listing/works-with.ts';
import { Navigate } from '../navigation/router.ts';
import { pages } from '../paths.ts';
import { BelowFirstScreen } from '../ui/below-first-screen.ts';
import { Section } from '../ui/section.tsx';

export function CategoryPage({ slug = '' }: { slug?: string }) {
  const category = findCategory(slug);
  return category ? (
    <Products category={category} />
  ) : (
    <Navigate to={pages.products.path} replace />
  );
}

function Products({ category }: { category: Category }) {
  const products = productsIn(category);
  const reasons = worksWith(products);
  return (
    <Page name={category.name} breadcrumbs={null}>
      {products.length > 0 ? (
        <>
          <Listing products={products}>
            <p className="min-w-0 grow basis-44 text-muted">{category.desc}</p>
          </Listing>
          <BelowFirstScreen>
            {reasons.size > 0 && (
              <Section heading={`Works with ${category.name}`}>
                <ProductRows products={[...reasons.keys()]} reasons={reasons} />
              </Section>
            )}
          </BelowFirstScreen>
        </>
      ) : (
        <>
          <p className="text-muted">{category.desc}</p>
          <EmptyState image="empty" message="No products found" />
        </>
      )}
    </Page>
  );
}
