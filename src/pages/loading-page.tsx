import { paths } from '../paths';
import { Link } from '../ui/link';

type LoadingPageProps = {
  /** What is being loaded. */
  message: string;
  /** What the page says without JavaScript. */
  noScript?: string;
};

/** The prerendered content of a page that depends on the cart or the query, until the app renders it. */
export function LoadingPage({
  message,
  noScript = 'This page needs JavaScript.',
}: LoadingPageProps) {
  return (
    <div className="page-width min-h-[60dvh] py-section">
      <p className="text-large noscript:hidden">{message}</p>
      <noscript>
        {noScript}{' '}
        <Link to={paths.products} className="text-link underline">
          Browse all tools without it
        </Link>
        .
      </noscript>
    </div>
  );
}
