import type { Logger } from 'vite';
import { errorForOwner } from './problems.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The URL at which the store is published, with the base path but without a trailing slash. It comes from `SITE_URL`, or
 * from what the host sets (Netlify, Cloudflare Pages, Vercel, GitHub Actions). Undefined if neither is set, or if the host's
 * value is not an http(s) URL. Throws if `SITE_URL` has a mistake.
 */
export function siteUrlFrom(env: Environment, base: string): string | undefined {
  const siteUrl = env.SITE_URL?.trim();
  const origin = siteUrl ? originOf(siteUrl) : hostOrigin(env);
  return origin && origin + base.slice(0, -1);
}

/** The origin in `SITE_URL`. If `SITE_URL` is anything but an origin, throws an error that says what to write instead. */
function originOf(siteUrl: string): string {
  const mistake = `SITE_URL is "${siteUrl}", which is not only a protocol and a host: write`;
  const isHttp = /^https?:\/\//i.test(siteUrl);
  const url = isHttp ? siteUrl : `https://${siteUrl.replace(/^(\w+:)?\/+/, '')}`;
  if (!URL.canParse(url))
    throw errorForOwner(`${mistake} for example SITE_URL=https://tools.example.`);
  const { origin, pathname, href } = new URL(url);
  if (isHttp && href.replace(/\/+$/, '') === origin) return origin;
  const path = pathname.replace(/\/+$/, '');
  const correction = path ? `${origin} and the path as BASE_PATH=${path}/` : origin;
  throw errorForOwner(`${mistake} SITE_URL=${correction}.`);
}

function hostOrigin(env: Environment): string | undefined {
  const [owner] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const candidates = [
    env.URL,
    env.CF_PAGES_URL,
    // Vercel omits the protocol.
    env.VERCEL_PROJECT_PRODUCTION_URL && `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`,
    owner && `https://${owner.toLowerCase()}.github.io`,
  ];
  const origin = candidates.find((candidate) => candidate)?.replace(/\/+$/, '');
  return origin && /^https?:\/\/[^/]/.test(origin) ? origin : undefined;
}

/** Says what a build without a URL lacks. `npm start` does not show it, because it logs only warnings and does not publish. */
export function noteMissingUrl(siteUrl: string | undefined, logger: Pick<Logger, 'info'>) {
  if (siteUrl) return;
  logger.info(
    'For publishing, set SITE_URL: without it there are no canonical URLs, no Open Graph URLs, no structured data and no sitemap.',
  );
}
