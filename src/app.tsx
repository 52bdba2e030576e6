import { memo, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CartProvider, PageCartProvider, useCart } from './cart/cart-provider';
import { OpenSharedCart } from './cart/open-shared-cart';
import { DocumentHead } from './head/document-head';
import { Layout } from './layout/layout';
import { ScrollAndFocus } from './layout/scroll-and-focus';
import { PageSlots } from './page-slots/page-slots';
import { ErrorPage } from './pages/error-page';
import { paths } from './paths';
import { matchRoute, routes } from './routes';
import { OpenUrlProvider } from './ui/open-url';

type AppProps = {
  /** Shown instead of the route's page. */
  page?: ReactNode;
  /** Rendered after the layout, with access to the cart. */
  children?: ReactNode;
};

/** The whole store, inside a router. */
export function App({ page, children }: AppProps) {
  return (
    <CartProvider>
      <OpenUrlProvider>
        <ErrorPageBoundary>
          <Layout>
            <CurrentDocumentHead />
            {/* Before the pages: its effect runs before theirs, so that the redirect of a page comes last. */}
            <OpenSharedCart />
            <PageSlots isPage={isPage}>
              {(pathname, isShown) => (
                <PageCartProvider isShown={isShown}>
                  <ErrorPageBoundary>{page ?? <RoutePage pathname={pathname} />}</ErrorPageBoundary>
                </PageCartProvider>
              )}
            </PageSlots>
            <ScrollAndFocus />
          </Layout>
        </ErrorPageBoundary>
        {children}
      </OpenUrlProvider>
    </CartProvider>
  );
}

/**
 * Shows the error page until the next navigation. The cart is outside of it, and so is kept. The inner one keeps the layout
 * when a page throws; the outer one catches errors of the layout.
 */
function ErrorPageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}

function CurrentDocumentHead() {
  const { pathname, search } = useLocation();
  const { jobName } = useCart();
  const { route, params } = matchRoute(pathname);
  const head = route.head(params, search);
  const isJob = jobName !== '' && head.path === paths.cart;
  return <DocumentHead head={isJob ? { ...head, title: `${jobName} | ${head.title}` } : head} />;
}

const RoutePage = memo(function RoutePage({ pathname }: { pathname: string }) {
  const { route, params } = matchRoute(pathname);
  return <route.Page params={params} />;
});

const isPage = (pathname: string) => routes.some(({ urls }) => urls.includes(pathname));
