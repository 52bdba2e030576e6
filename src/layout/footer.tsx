import { contentPages } from '../content-pages.ts';
import { Link } from '../navigation/router.ts';
import { withBase } from '../paths.ts';
import { store } from '../store.ts';
import { Icon } from '../ui/icon.tsx';
import { laterPart } from '../ui/later-part.tsx';
import { servicePages } from './information-page.tsx';
import { navCategories, otherCategoriesUrl } from './nav-categories.ts';

const categoryLinks = [
  ...navCategories,
  ...(otherCategoriesUrl ? [{ name: 'All categories', url: otherCategoriesUrl }] : []),
];

/** 32 px high for a mouse, large enough to tap for a finger. */
const linkClass =
  'inline-flex min-h-8 min-w-target items-center hover:underline pointer-coarse:min-h-target';

/** A column for each group of links. On a phone the last group is a row below. */
const columnsClass = 'grid gap-x-4 min-[19rem]:grid-cols-2 md:grid-cols-3';

/** In both schemes. */
const darkClass = 'bg-graphite text-text scheme-dark forced-colors:border';

const SavedInFooter = laterPart(({ appNotices }) => appNotices.saved);

/** The pages of the owner and what this device has saved stand beside the copyright. */
export function Footer() {
  return (
    // On a phone a fixed buy bar would cover the end of the page. With scripts `SavedInFooter` leaves the space for it instead.
    <footer
      className={`page-width pt-4 text-small wrap-anywhere noscript:pb-16 print:hidden ${columnsClass} ${darkClass}`}
    >
      <FooterLinks name="Categories" links={categoryLinks} />
      <FooterLinks name="Customer Service" links={servicePages} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 phone:col-span-full md:grid md:self-start">
        <a
          href={`tel:${store.phone.dialled}`}
          className={`gap-2 font-display text-large font-semibold ${linkClass}`}
        >
          <Icon name="phone" />
          {store.phone.shown}
        </a>
        {store.socialLinks.length > 0 && <SocialLinks />}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 pb-[calc(env(safe-area-inset-bottom)+0.5rem)]">
        {/* As high as the row is with the button for shoppers who save data, which comes later. */}
        <p className="flex min-h-target-primary items-center">
          {`© ${store.copyrightYear} ${store.name}`}
        </p>
        {contentPages.map(({ path, title, lang }) => (
          <Link key={path} to={path} lang={lang} className={linkClass}>
            {title}
          </Link>
        ))}
        {store.legalLinks.map(({ name, url }) => (
          <a
            key={name}
            href={url.startsWith('/') ? withBase(url) : url}
            target="_blank"
            rel="noopener noreferrer"
            className={linkClass}
          >
            {name}
          </a>
        ))}
        <SavedInFooter />
      </div>
    </footer>
  );
}

function FooterLinks({ name, links }: { name: string; links: typeof categoryLinks }) {
  return (
    <section className="flex flex-col items-start">
      <h2 className="py-1 text-large">{name}</h2>
      {links.map((link) => (
        <Link key={link.url} to={link.url} className={linkClass}>
          {link.name}
        </Link>
      ))}
    </section>
  );
}

function SocialLinks() {
  return (
    <section className="-ml-3 flex flex-wrap">
      <h2 className="w-full py-1 pl-3 text-large phone:sr-only">Follow Us</h2>
      {store.socialLinks.map(({ name, icon, url }) => (
        // Opens a new tab, because leaving the store would empty the cart.
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={name}
          className="relative inline-flex size-target-primary items-center justify-center"
        >
          <Icon name={icon} />
        </a>
      ))}
    </section>
  );
}
