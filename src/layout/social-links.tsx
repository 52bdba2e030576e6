import { Icon } from '../ui/icon';

const networks = [
  { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/' },
  { name: 'X', icon: 'x', url: 'https://x.com/' },
] as const;

export function SocialLinks() {
  return (
    <section aria-labelledby="follow-us">
      <h2 id="follow-us" className="text-large/8 max-md:sr-only">
        Follow Us
      </h2>
      <ul className="-ml-3 flex flex-wrap">
        {networks.map(({ name, icon, url }) => (
          <li key={name}>
            {/* A new tab: leaving the store would empty the cart. */}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
              className="relative inline-flex size-target-primary items-center justify-center"
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
