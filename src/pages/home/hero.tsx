import { useLayoutEffect, useState } from 'react';
import { findProduct, isListed } from '../../catalogue/catalogue.ts';
import { heroJpegUrl } from '../../catalogue/images.ts';
import { shortNames } from '../../catalogue/short-names.ts';
import { PageHeading } from '../../layout/page.tsx';
import { formatPrice } from '../../money/money.ts';
import { paths, productUrl } from '../../paths.ts';
import { store } from '../../store.ts';
import { withBase } from '../../ui/base-url.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/is-hydrated.ts';
import { Link } from '../../ui/link.tsx';
import { ResponsiveImage } from '../../ui/responsive-image.tsx';

const crops = [
  { media: '(width < 48rem)', src: '/images/hero-phone-960.avif', width: 960, height: 720 },
  { media: '(width < 64rem)', src: '/images/hero-tablet-1600.avif', width: 1600, height: 896 },
];

/**
 * On a phone the text stands below the image. On wider screens it lies over the image, which is darkened under the text. On the
 * widest screens the image is as wide as the content of the page; its sides fade into the pegboard behind it. Shoppers who ask
 * for less transparency or more contrast get a solid background and no fading.
 */
const imageClass = [
  'h-52 md:col-start-1 md:row-start-1 md:h-96 landscape-phone:h-72 print:hidden',
  'xl:max-w-7xl xl:justify-self-center xl:[mask-image:linear-gradient(90deg,transparent,black_8%,black_92%,transparent)]',
  'md:after:absolute md:after:inset-0 md:after:bg-[linear-gradient(90deg,rgb(20_23_26/0.8),transparent_60%)]',
  'opaque:[mask-image:none] md:opaque:after:w-[42%] md:opaque:after:bg-graphite md:opaque:after:bg-none',
].join(' ');

export function Hero() {
  const isHydrated = useIsHydrated();
  // Chromium never frees a `<source>` of a render that React drops, and React never drops this second one: ResponsiveImage.
  const [isMounted, setMounted] = useState(!isHydrated);
  useLayoutEffect(() => setMounted(true), []);
  return (
    <section className="pegboard grid bg-graphite text-text scheme-dark md:items-center print:bg-transparent">
      {/* On a phone the button is beside the heading. With very large text it is below, as wide as the page. */}
      <div className="page-width relative flex flex-wrap items-center gap-4 py-4 max-md:order-last md:col-start-1 md:row-start-1 md:flex-col md:items-start">
        <PageHeading className="max-md:grow-999 max-md:basis-40 md:max-w-[40%]">
          {store.headline}
        </PageHeading>
        <p className="text-large wrap-anywhere max-md:sr-only md:max-w-[40%]">{store.lead}</p>
        <Link to={paths.products} className={`max-md:grow ${buttonClass('buy')}`}>
          Shop Now
        </Link>
      </div>
      <HeroTools />
      {/* A screen reader says what it shows after the tools. */}
      {isMounted && (
        <picture className={`relative -order-1 block w-full bg-graphite text-text ${imageClass}`}>
          {crops.map(({ src, ...crop }) => (
            <source key={src} {...crop} type="image/avif" srcSet={withBase(src)} />
          ))}
          <ResponsiveImage
            jpeg={heroJpegUrl}
            files={[{ url: '/images/hero-wide-2440.avif', width: 2440 }]}
            alt={store.heroAlt}
            width={2440}
            height={896}
            hasPriority
            className="h-full object-cover md:object-right"
          />
        </picture>
      )}
    </section>
  );
}

/** The tools of the image, from left to right. Renders nothing if the store names none. */
function HeroTools() {
  const tools = (store.heroProducts ?? []).flatMap((id) => findProduct(id) ?? []).filter(isListed);
  if (tools.length === 0) return null;
  const names = shortNames(tools.map(({ name }) => name));
  return (
    <ul
      aria-label="In the image"
      className="page-width grid grid-cols-3 gap-x-4 pb-1 md:flex md:justify-end md:gap-x-8 print:hidden"
    >
      {tools.map(({ id, price }, index) => (
        <li key={id}>
          <Link
            to={productUrl(id)}
            // On a phone the prices are on one line, however many lines the names take.
            className="flex h-full min-h-target-primary flex-col justify-between py-1 text-small/5 wrap-anywhere hover:underline md:flex-row md:items-baseline md:gap-x-2 md:pt-3"
          >
            <span>{names[index]}</span>
            <span className="font-display text-large/5 font-semibold">{formatPrice(price)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
