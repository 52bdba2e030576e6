import { Link } from 'react-router-dom';
import { findProduct, isListed } from '../../catalogue/catalogue.ts';
import { shortNames } from '../../comparison/comparison.ts';
import { formatPrice } from '../../money/money.ts';
import { productUrl } from '../../paths.ts';
import { store } from '../../store.ts';

/** On a wider screen the first column is empty, and each of the others is below what is seen of its tool. */
const placesClass =
  'mx-auto grid max-w-7xl grid-cols-3 gap-x-4 px-gutter pb-1 md:grid-cols-[43%_19%_12.5%_1fr] md:gap-x-0 md:*:first:col-start-2';

/** The tools of the hero's image, each below its place there, with their prices. Renders nothing if the store names none. */
export function HeroTools() {
  const tools = (store.heroProducts ?? []).flatMap((id) => {
    const product = findProduct(id);
    return product && isListed(product) ? [product] : [];
  });
  if (tools.length === 0) return null;
  const names = shortNames(tools.map(({ name }) => name));
  return (
    <div className="print:hidden">
      <ul aria-label="In the image" className={placesClass}>
        {tools.map(({ id, price }, index) => (
          <li key={id}>
            <Link
              to={productUrl(id)}
              // Prices on one line, however many lines the names take.
              className="flex h-full min-h-target-primary flex-col justify-between py-1 text-small/5 wrap-anywhere hover:underline"
            >
              <span>{names[index]}</span>
              <span className="font-display text-large/5 font-semibold">{formatPrice(price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
