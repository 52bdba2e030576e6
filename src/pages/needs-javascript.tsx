import { paths } from '../paths';
import { Link } from '../ui/link';

/**
 * What a page that needs JavaScript says without it. React does not hydrate the children of a `<noscript>`, so the
 * bundler leaves them out of the browser's code.
 */
export const NeedsJavaScript = ({ message = 'This page needs JavaScript.' }) => (
  <noscript>
    {import.meta.env?.SSR && (
      <>
        {message}{' '}
        <Link to={paths.products} className="text-link underline">
          Browse all tools without it
        </Link>
        .
      </>
    )}
  </noscript>
);
