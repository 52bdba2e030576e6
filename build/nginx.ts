// Configuration files for nginx: https://nginx.org/en/docs/http/ngx_http_core_module.html
import { cacheControls, compressedTypes, contentTypes, hashedFolder } from './headers.ts';
import { headerLines, root } from './host-files.ts';

/** `^~` and the explicit directives keep the settings of an existing site from affecting the store. */
const locations = (base: string): string => `\
location ^~ ${base} {
  root ${root()};
  absolute_redirect off;
  expires off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/manifest+json;
  gzip on;
  gzip_vary on;
  gzip_types ${compressedTypes};
  types {
${types}
  }
${addHeaders(base, '  ')}
  add_header Cache-Control "${cacheControls.other}" always;

  # Redirect to the canonical URL. A Location with two leading slashes would be another host. A folder with a page of its own keeps its
  # slash: nginx then asks again for its index.html, as $uri.
  index index.html;
  set $form "$uri $request_uri";
  if (-f $request_filename/index.html) { set $form "folder $request_uri"; }
  if ($form ~ "^folder (/[^/?]|/[^/?][^?]*[^/?])(\\?.*)?$") { return 301 $1/$2; }
  if ($form ~ " (/|/[^/?][^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($form ~ " (/[^/?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($form ~ "/ (?!${base}(\\?|$))(/[^/?]|/[^/?][^?]*[^/?])/(\\?.*)?$") { return 301 $2$3; }

  error_page 404 =404 ${base}404.html;
  try_files $uri $uri.html =404;
  location = ${base} { try_files ${base}index.html =404; }
  location ^~ ${base}images/ {
    error_page 404 = ${base}missing-file;
    try_files $uri =404;
  }
  location ^~ ${base}${hashedFolder} {
    # A location with an add_header of its own inherits none. Without "always" an error is not cached.
${addHeaders(base, '    ')}
    add_header Cache-Control "${cacheControls.hashed}";
    error_page 404 = ${base}missing-file;
    try_files $uri =404;
  }
  location = ${base}missing-file {
    internal;
    types { }
    default_type text/plain;
    return 404 "Not found";
  }
}
${
  base === '/'
    ? ''
    : `\
location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base}$is_args$args;
}
`
}`;

const types = Object.entries(contentTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n');

const addHeaders = (base: string, indent: string) =>
  headerLines(base, (name, value) => `${indent}add_header ${name} "${value}" always;`);

/** The locations of a store with a base path, for the server block of an existing site. */
export const nginxLocations = (base: string): string => `\
# Copy dist/ to ${root()}${base} and this file to /etc/nginx/.
# In the server block of your site write "include nginx-locations.conf;".
${locations(base)}`;

/**
 * A site of its own. It needs a `server_name`, because requests that match no name go to the port's default server, which
 * is the default site on Debian. Without `siteUrl` the name matches every host that no other site has.
 */
export function nginxSite(base: string, siteUrl = ''): string {
  const host = siteUrl && new URL(siteUrl).hostname;
  const domain = host || 'tools.example';
  return `\
# Copy dist/ to ${root()}${base} and this file to /etc/nginx/conf.d/.
server {
  listen 80;
  listen [::]:80;
  # HTTPS: write these lines instead of the two above, with the paths of your certificate, and remove the # of the server
  # block at the end. nginx before 1.25.1 has "listen 443 ssl http2;" instead of "http2 on;". With HTTP/2 the first load
  # is faster.
  # listen 443 ssl;
  # listen [::]:443 ssl;
  # http2 on;
  # ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;
  # ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;
${host ? '' : '  # SITE_URL was not set. Write the domain of your store instead of ~. (every name that no other site has).\n'}\
  server_name ${host || '~.'};
  # A malformed URL (400) is also not found, unless another site is the port's default server.
  error_page 400 404 =404 ${base}404.html;
${base === '/' ? '' : '  location / { return 404; }\n'}\
${locations(base).replaceAll(/^(?=.)/gm, '  ')}\
}
# server {
#   listen 80;
#   listen [::]:80;
#   server_name ${domain};
#   return 301 https://$host$request_uri;
# }
`;
}
