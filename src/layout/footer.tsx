import { categories } from '../catalogue/categories';
import { categoryUrl, paths } from '../paths';
import { SearchShortcut } from '../search/search-shortcut';
import { store } from '../store';
import { Link } from '../ui/link';
import { SocialLinks } from './social-links';

const categoryLinks = categories.map(({ name, slug }) => ({ name, url: categoryUrl(slug) }));

const serviceLinks = [
  { name: 'Contact Us', url: paths.contact },
  { name: 'Shipping Info', url: paths.shipping },
  { name: 'Returns', url: paths.returns },
  { name: 'Warranty', url: paths.warranty },
];

export function Footer() {
  return (
    // Without scripts the buy bar of a phone is fixed below the footer. With scripts AppControls leaves the space.
    <footer className="bg-graphite text-text scheme-dark max-md:noscript:pb-18 print:hidden">
      <div className="page-width grid grid-cols-2 gap-8 py-8 sm:grid-cols-3">
        <FooterLinks name="Categories" links={categoryLinks} />
        <FooterLinks name="Customer Service" links={serviceLinks} />
        <SocialLinks />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 pb-6 text-small">
        <p>{`© ${store.copyrightYear} ${store.name}`}</p>
        <SearchShortcut />
      </div>
    </footer>
  );
}

function FooterLinks({ name, links }: { name: string; links: { name: string; url: string }[] }) {
  return (
    <nav aria-label={name}>
      <h2 className="text-large/8">{name}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link
              to={link.url}
              className="inline-flex min-h-target min-w-target items-center hover:underline"
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
