// Configuration files for hosts, generated from build/headers.ts. Every host serves `/x` from `x.html`,
// redirects other forms of the URL there, and sends 404.html with status 404.
import { cacheControls, hashedFolder, headersFor } from './headers.ts';

/** The directory on the server that the nginx and Caddy files serve. */
const root = '/srv/torque-bay';

const lines = (base: string, format: (name: string, value: string) => string) =>
  Object.entries(headersFor(base))
    .map(([name, value]) => format(name, value))
    .join('\n');

/**
 * `_headers` for Netlify and Cloudflare. Both join the values of overlapping rules. Both make browsers
 * revalidate files without a `Cache-Control` rule, so only the hashed files have one:
 * https://docs.netlify.com/manage/routing/headers, https://developers.cloudflare.com/pages/configuration/headers
 */
export const headersFile = (base: string): string => `\
${base}*
${lines(base, (name, value) => `  ${name}: ${value}`)}
${base}${hashedFolder.slice(1)}*
  Cache-Control: ${cacheControls.hashed}
`;

/** A site configuration for nginx: https://nginx.org/en/docs/http/ngx_http_core_module.html */
export const nginxSite = (base: string): string => `\
# Copy dist/ to ${root}${base} and this file to /etc/nginx/conf.d/.
# With a certificate add "http2 on;" (nginx 1.25.1): over HTTP/2 the first load is faster.
map $status$uri $store_cache {
  ~^(200|206|304)${base}${hashedFolder.slice(1)} "${cacheControls.hashed}";
  default "${cacheControls.other}";
}
server {
  listen 80;
  root ${root};
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/manifest+json;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/manifest+json application/xml image/svg+xml;
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    application/manifest+json webmanifest;
    application/xml xml;
    font/woff2 woff2;
    image/avif avif;
    image/jpeg jpg;
    image/png png;
    image/svg+xml svg;
  }
${lines(base, (name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control $store_cache always;

  # Redirect to the canonical URL. A Location with two leading slashes would be another host.
  if ($request_uri ~ "^${base}index\\.html(\\?.*)?$") { return 301 ${base}$1; }
  if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($request_uri ~ "^(?!${base}(\\?|$))(/[^/?]|/[^/?][^?]*[^/?])/(\\?.*)?$") { return 301 $2$3; }

  # A malformed URL (400) is also not found.
  error_page 400 404 =404 ${base}404.html;
  location ${base} { try_files $uri $uri.html =404; }
  location = ${base} { try_files ${base}index.html =404; }
  location ~ ^${base}(assets|images)/ {
    error_page 404 = @missing;
    try_files $uri =404;
  }
  location @missing {
    types { }
    default_type text/plain;
    return 404 "Not found";
  }
}
`;

/** A site configuration for Caddy: https://caddyserver.com/docs/caddyfile */
export const caddySite = (base: string): string => `\
# Copy dist/ to ${root}${base}. Replace ":80" with your domain and Caddy serves HTTPS.
:80 {
  root * ${root}
  encode {
    gzip
    match {
      header Content-Type text/*
      header Content-Type application/manifest+json*
      header Content-Type image/svg+xml*
    }
  }
  header {
${lines(base, (name, value) => `    ${name} "${value}"`)}
    ?Cache-Control "${cacheControls.other}"
  }
  @hashed {
    path ${base}${hashedFolder.slice(1)}*
    file
  }
  header @hashed Cache-Control "${cacheControls.hashed}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # Redirect to the canonical URL. A Location with two leading slashes would be another host.
  @index vars_regexp index {uri} ^${base}index\\.html(\\?.*)?$
  redir @index ${base}{re.index.1} 301
  @ending vars_regexp ending {uri} ^(/[^/?][^?]*)\\.html(\\?.*)?$
  redir @ending {re.ending.1}{re.ending.2} 301
  @slash {
    vars_regexp slash {uri} ^(/[^/?]|/[^/?][^?]*[^/?])/(\\?.*)?$
    not path ${base}
  }
  redir @slash {re.slash.1}{re.slash.2} 301

  @missing {
    path ${base}assets/* ${base}images/*
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
