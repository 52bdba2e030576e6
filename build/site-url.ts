type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The URL at which the store is published, without a slash at its end: `SITE_URL`, or what the host sets
 * (Netlify, Cloudflare Pages, Vercel, GitHub Actions), with the base path. `undefined` if none is set or it
 * is no http(s) URL.
 */
export function siteUrlFrom(env: Environment, base: string): string | undefined {
  const [owner] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const candidates = [
    env.SITE_URL,
    env.URL,
    env.CF_PAGES_URL,
    // Vercel omits the protocol.
    env.VERCEL_PROJECT_PRODUCTION_URL && `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`,
    owner && `https://${owner.toLowerCase()}.github.io`,
  ];
  const origin = candidates.find((candidate) => candidate)?.replace(/\/+$/, '');
  if (!origin || !/^https?:\/\/[^/]/.test(origin)) return undefined;
  return origin + base.slice(0, -1);
}

export const missingSiteUrl =
  'SITE_URL is not set: the build has no canonical URLs, no Open Graph URLs, no structured data and no sitemap.';
