import { paths } from '../paths';
import { LinkButton } from '../ui/link-button';
import { Picture } from '../ui/picture';
import { PageTitle } from './page-title';

export function Hero() {
  return (
    <section className="hero">
      <Picture
        src="/images/hero-wide.avif"
        alt="A cordless impact wrench, a multimeter and a scan tablet on a dark workbench"
        width={1600}
        height={700}
        isMain
        onPhones={{ src: '/images/hero-phone.avif', width: 800, height: 600 }}
      />
      <div className="content hero-text">
        <PageTitle>Professional Tools for Every Bay</PageTitle>
        <p className="text-lg">
          Diagnose, loosen, torque and finish: the tools a working shop reaches for, and a catalogue
          that opens with no signal.
        </p>
        <LinkButton variant="primary" to={paths.products}>
          Shop Now
        </LinkButton>
      </div>
    </section>
  );
}
