import { findProduct, isListed } from '../../catalogue/catalogue.ts';
import { heroJpegUrl } from '../../catalogue/images.ts';
import { shortNames } from '../../catalogue/short-names.ts';
import { scaleText } from '../../catalogue/side-view.tsx';
import { PageHeading } from '../../layout/page.tsx';
import { formatPrice } from '../../money/money.ts';
import { Link } from '../../navigation/router.ts';
import { pages, productUrl, withBase } from '../../paths.ts';
import { store } from '../../store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture, ResponsiveImage } from '../../ui/responsive-image.tsx';
import { toolsOnWall, Wall } from './wall.tsx';

const crops = [
  { media: '(width < 48rem)', src: '/images/hero-phone-960.avif', width: 960, height: 720 },
  { media: '(width < 64rem)', src: '/images/hero-tablet-1600.avif', width: 1600, height: 896 },
];

const darkClass = 'bg-graphite text-text scheme-dark print:bg-transparent';

/** The text and the image are in one cell of the grid. */
const sharedCellClass = 'md:col-start-1 md:row-start-1';

/** On a phone the button is beside the heading. With very large text it is below, as wide as the page. */
const textClass = 'flex flex-wrap items-center gap-4 py-4 md:flex-col md:items-start';

/**
 * On a phone the text stands above the image. On wider screens it lies over the image, which fades towards the text. Shoppers who ask for
 * less transparency or more contrast get no fading: the text stands beside the image.
 */
const imageClass = [
  `h-52 md:h-96 landscape-phone:h-72 print:hidden ${sharedCellClass}`,
  'md:[mask-image:linear-gradient(90deg,transparent,black_60%)]',
  'opaque:[mask-image:none] md:opaque:w-[58%] md:opaque:justify-self-end',
].join(' ');

/** The owner's photograph, otherwise the wall, otherwise the logo and the name. */
export const Hero = () => {
  if (toolsOnWall.length > 0) return <WallHero />;
  return (
    <section className={`grid md:items-center ${darkClass}`}>
      <div className={`page-width relative phone:-order-1 ${textClass} ${sharedCellClass}`}>
        <PageHeading className="phone:grow-999 phone:basis-40 md:max-w-[40%]">
          {store.headline}
        </PageHeading>
        <p className="text-large wrap-anywhere phone:sr-only md:max-w-[40%]">{store.lead}</p>
        <ShopNow />
      </div>
      {store.heroAlt ? <HeroImage /> : <LogoAndName />}
    </section>
  );
};

const ShopNow = () => (
  <Link to={pages.products.path} className={`phone:grow ${buttonClass('buy')}`}>
    Shop Now
  </Link>
);

const WallHero = () => (
  <section className={darkClass}>
    <div className="page-width flex flex-wrap items-center justify-between gap-x-4 pt-4 pb-2">
      <PageHeading className="phone:grow-999 phone:basis-40">{store.headline}</PageHeading>
      <ShopNow />
      <p className="basis-full pt-1 text-small text-muted print:hidden">{scaleText}</p>
    </div>
    <Wall />
  </section>
);

const HeroImage = () => (
  <>
    <HeroTools />
    {/* A screen reader says what it shows after the tools. */}
    <Picture
      crops={crops}
      className={`relative -order-1 block w-full bg-graphite text-text ${imageClass}`}
    >
      <ResponsiveImage
        jpeg={heroJpegUrl}
        files={[{ url: '/images/hero-wide-2440.avif', width: 2440 }]}
        alt={store.heroAlt}
        width={2440}
        height={896}
        hasPriority
        className="h-full object-cover md:object-right"
      />
    </Picture>
  </>
);

const logoRowClass = 'flex items-center gap-4 pt-8 md:min-h-80 md:justify-end md:py-8';

/** In place of the image. */
const LogoAndName = () => (
  <div className={`page-width -order-1 print:hidden ${logoRowClass} ${sharedCellClass}`}>
    <img
      src={withBase(store.logo)}
      alt=""
      width="512"
      height="512"
      className="size-16 md:size-24 lg:size-40"
    />
    <p className="font-display text-title font-semibold wrap-anywhere uppercase md:max-w-[40%]">
      {store.name}
    </p>
  </div>
);

/** On a phone the prices are on one line, however many lines the names take. */
const nameAndPriceClass =
  'flex h-full min-h-target-primary flex-col justify-between gap-x-2 py-1 md:flex-row md:items-center';

/** The tools of the image, from left to right. Renders nothing if the store names none. */
function HeroTools() {
  const tools = (store.heroProducts ?? []).flatMap((id) => findProduct(id) ?? []).filter(isListed);
  if (tools.length === 0) return null;
  const names = shortNames(tools.map(({ name }) => name));
  return (
    <ul
      aria-label="In the image"
      className="page-width grid grid-cols-3 gap-x-4 md:flex md:justify-end md:gap-x-8 print:hidden"
    >
      {tools.map(({ id, price }, index) => (
        <li key={id}>
          <Link
            to={productUrl(id)}
            className={`text-small wrap-anywhere hover:underline ${nameAndPriceClass}`}
          >
            <span>{names[index]}</span>
            <span className="font-display text-large font-semibold">{formatPrice(price)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
