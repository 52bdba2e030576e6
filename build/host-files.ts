// Configuration files for hosts, generated from build/headers.ts. Every host serves `/x` from `x.html`,
// redirects other forms of the URL there, and sends 404.html with status 404.
import { store } from '../src/store.ts';
import { cacheControls, hashedFolder, headersFor } from './headers.ts';
import { slugFrom } from './slug.mjs';

/** The directory on the server that the nginx and Caddy files serve. */
export const root = (): string => rootOf(store.name);

export const rootOf = (name: string): string => `/srv/${slugFrom(name) || 'store'}`;

/** Every header of the store in the format of a host. */
export const headerLines = (base: string, format: (name: string, value: string) => string) =>
  Object.entries(headersFor(base))
    .map(([name, value]) => format(name, value))
    .join('\n');

/**
 * `_headers` for Netlify and Cloudflare. Both join the values of overlapping rules. Both make browsers
 * revalidate files without a `Cache-Control` rule, so only the hashed files have one:
 * https://docs.netlify.com/manage/routing/headers, https://developers.cloudflare.com/pages/configuration/headers
 * A rule for their folder would apply to a 404 as well, which browsers would keep for a year. So each file of `bundle` has its own.
 */
export const headersFile = (base: string, bundle: readonly string[]): string => `\
${base}*
${headerLines(base, (name, value) => `  ${name}: ${value}`)}
${bundle.map((file) => `${base}${file}\n  Cache-Control: ${cacheControls.hashed}\n`).join('')}`;

/**
 * `vercel.json`, which `vercel deploy dist` reads: https://vercel.com/docs/project-configuration/vercel-json. Vercel makes browsers
 * revalidate other files. As in `_headers`, each file of `bundle` has a rule.
 */
export function vercelConfig(base: string, bundle: readonly string[]): string {
  const headers = Object.entries(headersFor(base)).map(([key, value]) => ({ key, value }));
  const cacheControl = { key: 'Cache-Control', value: cacheControls.hashed };
  const rules = [
    { source: `${base}(.*)`, headers },
    ...bundle.map((file) => ({ source: base + file, headers: [cacheControl] })),
  ];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: rules }, null, 2)}\n`;
}

/** A site configuration for Caddy: https://caddyserver.com/docs/caddyfile */
export const caddySite = (base: string): string => `\
# Copy dist/ to ${root()}${base}. Replace ":80" with your domain and Caddy serves HTTPS.
:80 {
  root * ${root()}
  encode {
    gzip
    match {
      header Content-Type text/*
      header Content-Type application/manifest+json*
      header Content-Type image/svg+xml*
    }
  }
  header {
${headerLines(base, (name, value) => `    ${name} "${value}"`)}
    ?Cache-Control "${cacheControls.other}"
  }
  @hashed {
    path ${base}${hashedFolder}*
    file
  }
  header @hashed Cache-Control "${cacheControls.hashed}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # Redirect to the canonical URL. A folder with a page of its own keeps its slash. A Location with two leading slashes would be
  # another host.
  @folder {
    vars_regexp folder {uri} ^(/[^/?]|/[^/?][^?]*[^/?])(\\?.*)?$
    file {path}/index.html
  }
  redir @folder {re.folder.1}/{re.folder.2} 301
  @index vars_regexp index {uri} ^(/|/[^/?][^?]*/)index\\.html(\\?.*)?$
  redir @index {re.index.1}{re.index.2} 301
  @ending vars_regexp ending {uri} ^(/[^/?][^?]*)\\.html(\\?.*)?$
  redir @ending {re.ending.1}{re.ending.2} 301
  @slash {
    vars_regexp slash {uri} ^(/[^/?]|/[^/?][^?]*[^/?])/(\\?.*)?$
    not path ${base}
    not file {path}/index.html
  }
  redir @slash {re.slash.1}{re.slash.2} 301

  @missing {
    path ${base}${hashedFolder}* ${base}images/*
    not file
  }
  respond @missing "Not found" 404
  # A file name has at most 255 bytes, .html included. Caddy fails on a longer one.
  @long path_regexp [^/]{250}
  error @long 404
  try_files {path} {path}.html
  file_server
  handle_errors {
    rewrite * ${base}404.html
    file_server
  }
}
`;
