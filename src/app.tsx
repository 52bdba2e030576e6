import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Location, useLocation, useParams, useRoutes } from 'react-router-dom';
import { CartProvider } from './cart/cart-provider';
import { DocumentHead } from './head/document-head';
import { Layout } from './layout/layout';
import { PageArrival } from './layout/page-arrival';
import { PageFade } from './layout/page-fade';
import { ErrorPage } from './pages/error-page';
import { type Route as RouteRow, routes } from './routes';

/** The whole shop; whoever renders it brings the router, and what else needs the cart as children. */
export function App({ children }: { children?: ReactNode }) {
  return (
    <CartProvider>
      <Guarded>
        <Layout>
          <PageFade>
            {(shown) => (
              <>
                <Guarded>
                  <ShownPage location={shown} />
                </Guarded>
                <PageArrival location={shown} />
              </>
            )}
          </PageFade>
        </Layout>
      </Guarded>
      {children}
    </CartProvider>
  );
}

/** A failure inside shows the error page until the shopper moves on; the cart stands outside it. */
function Guarded({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}

const pages = routes.map((row) => ({ path: row.path, element: <RoutePage row={row} /> }));

const ShownPage = ({ location }: { location: Location }) => useRoutes(pages, location);

function RoutePage({ row: { Page, head } }: { row: RouteRow }) {
  const params = useParams();
  const { search } = useLocation();
  return (
    <>
      <DocumentHead head={head(params, search)} />
      <Page />
    </>
  );
}
