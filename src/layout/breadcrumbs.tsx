import { paths } from '../paths';
import { Link } from '../ui/link';

export type Crumb = { readonly name: string; readonly url: string };

type BreadcrumbsProps = {
  /** The pages between home and this one, outermost first. */
  trail?: readonly Crumb[];
  current: string;
};

export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs">
        {[{ name: 'Home', url: paths.home }, ...trail].map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
        <li aria-current="page" className="break-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  );
}
