import { Link } from 'react-router-dom';
import { findProduct, isListed } from '../../catalogue/catalogue.ts';
import { shortNames } from '../../comparison/comparison.ts';
import { formatPrice } from '../../money/money.ts';
import { productUrl } from '../../paths.ts';
import { store } from '../../store.ts';

/** The tools of the hero's image, with their prices. Renders nothing if the store names none. */
export function HeroTools() {
  const tools = (store.heroProducts ?? []).flatMap((id) => {
    const product = findProduct(id);
    return product && isListed(product) ? [product] : [];
  });
  if (tools.length === 0) return null;
  const names = shortNames(tools.map(({ name }) => name));
  return (
    <div className="bg-graphite text-text scheme-dark print:hidden">
      <ul
        aria-label="In the image"
        className="page-width flex flex-wrap justify-between pb-1 gap-x-4 md:justify-end md:gap-x-8"
      >
        {tools.map(({ id, price }, index) => (
          <li key={id} className="min-w-min max-w-[calc((100%-2rem)/3)]">
            <Link
              to={productUrl(id)}
              // Prices on one line, however many lines the names take.
              className="flex h-full min-h-target-primary flex-col justify-between gap-x-2 py-1 text-small/5 hover:underline md:flex-row md:items-center"
            >
              <span className="wrap-anywhere">{names[index]}</span>
              <span className="font-display text-large/5 font-semibold whitespace-nowrap">
                {formatPrice(price)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
