import { PageHeading } from '../../layout/page';
import { paths } from '../../paths';
import { store } from '../../store';
import { LinkButton } from '../../ui/button';
import { ResponsiveImage } from '../../ui/responsive-image';

const crops = [
  { media: '(width < 48rem)', src: '/images/hero-phone-960.avif', width: 960, height: 720 },
  { media: '(width < 64rem)', src: '/images/hero-tablet-1600.avif', width: 1600, height: 896 },
];

/**
 * On tablets and wider screens the text lies over the image, which is darkened on the side of the text. On the widest
 * screens the image is as wide as the content of the page, and its sides fade. Shoppers who ask for less transparency or
 * more contrast get a solid background and no fading.
 */
const imageClass = [
  'max-md:aspect-4/3 max-md:max-h-72 md:shaded md:col-start-1 md:row-start-1 md:h-112 print:hidden',
  'xl:max-w-7xl xl:justify-self-center xl:[mask-image:linear-gradient(90deg,transparent,black_8%,black_92%,transparent)]',
  'opaque:[mask-image:none]',
].join(' ');

export function Hero() {
  return (
    <section className="grid items-center bg-graphite text-text scheme-dark print:bg-transparent print:scheme-light">
      <ResponsiveImage
        src="/images/hero-wide-2440.avif"
        alt={store.heroAlt}
        width={2440}
        height={896}
        hasPriority
        crops={crops}
        className={`w-full bg-graphite text-text ${imageClass}`}
        imageClassName="object-cover md:object-right"
      />
      <div className="page-width relative flex flex-col items-start gap-4 py-8 md:col-start-1 md:row-start-1 md:*:max-w-[40%]">
        <PageHeading>{store.headline}</PageHeading>
        <p className="text-large">{store.lead}</p>
        <LinkButton variant="primary" to={paths.products}>
          Shop Now
        </LinkButton>
      </div>
    </section>
  );
}
