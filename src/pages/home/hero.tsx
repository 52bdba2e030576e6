import { heroImageAlt } from '../../catalogue/images';
import { PageHeading } from '../../layout/page-heading';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';
import { ResponsiveImage } from '../../ui/responsive-image';

/** From tablets on, the image lies under the text and is darkened on its side. */
const imageClass =
  'max-md:aspect-4/3 max-md:max-h-72 md:col-start-1 md:row-start-1 md:h-112 md:after:absolute md:after:inset-0 md:after:bg-[linear-gradient(to_right,rgb(11_13_15/0.8),rgb(11_13_15/0)_60%)]';

export function Hero() {
  return (
    <section className="grid items-center bg-graphite text-on-graphite">
      <ResponsiveImage
        src="/images/hero-wide.avif"
        alt={heroImageAlt}
        width={1600}
        height={700}
        hasPriority
        phone={{ src: '/images/hero-phone.avif', width: 800, height: 600 }}
        className={`w-full bg-graphite text-on-graphite ${imageClass}`}
        imageClassName="object-cover object-[70%_50%] md:max-lg:object-[35%_50%]"
      />
      <div className="page-width relative flex flex-col items-start gap-4 py-8 md:col-start-1 md:row-start-1 md:*:max-w-[40%]">
        <PageHeading>Professional Tools for Every Bay</PageHeading>
        <p className="text-lg">
          Diagnose, loosen, torque and finish. The tools a working shop reaches for, in a catalog
          that opens with no signal.
        </p>
        <LinkButton variant="primary" to={paths.products}>
          Shop Now
        </LinkButton>
      </div>
    </section>
  );
}
