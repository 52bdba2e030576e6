import { Link } from '../navigation/router.ts';
import { pages } from '../paths.ts';

/** Stands for a page that depends on the query or has no file, until the app can render it. Its height keeps the footer below the screen. */
export function LoadingPage({ message, noScript }: { message: string; noScript?: string }) {
  return (
    <div className="page-width min-h-dvh py-section">
      <p className="text-large noscript:hidden">{message}</p>
      <NeedsJavaScript message={noScript} />
    </div>
  );
}

/** React does not hydrate the children of a `<noscript>`, so the bundler leaves them out of the browser's code. */
export const NeedsJavaScript = ({ message = 'This page needs JavaScript.' }) => (
  <noscript>
    {import.meta.env?.SSR && (
      <>
        {message}{' '}
        <Link to={pages.products.path} className="text-link underline">
          Browse all tools without it
        </Link>
        .
      </>
    )}
  </noscript>
);
