// What hosts need to be told, written from the headers that build/headers.ts states. All of them serve
// `/x` from `x.html`, lead other forms of an address there, and answer 404 with its page.
import { cached, hashedFolder, securityHeaders } from './headers.ts';

/** Where the generated site files look for `dist/`. */
const root = '/srv/torque-bay';

const headers = Object.entries(securityHeaders);
const lines = (format: (name: string, value: string) => string) =>
  headers.map(([name, value]) => format(name, value)).join('\n');

/**
 * Netlify's and Cloudflare's `_headers`. Both join the values of rules that overlap, and both let
 * browsers ask again for what no rule names, so only the hashed files get a rule of their own:
 * https://docs.netlify.com/manage/routing/headers, https://developers.cloudflare.com/pages/configuration/headers
 */
export const headersFile = (base: string): string => `\
${base}*
${lines((name, value) => `  ${name}: ${value}`)}
${base}${hashedFolder.slice(1)}*
  Cache-Control: ${cached.hashed}
`;

/** A site file for nginx: https://nginx.org/en/docs/http/ngx_http_core_module.html */
export const nginxSite = (base: string): string => `\
# Copy dist/ to ${root}${base} and this file to /etc/nginx/conf.d/.
map $status$uri $store_cache {
  ~^(200|206|304)${base}${hashedFolder.slice(1)} "${cached.hashed}";
  default "${cached.other}";
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
${lines((name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control $store_cache always;

  # One address for each page. Two slashes at its start would lead to another host.
  if ($request_uri ~ "^${base}index\\.html(\\?.*)?$") { return 301 ${base}$1; }
  if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($request_uri ~ "^(?!${base}(\\?|$))(/[^/?]|/[^/?][^?]*[^/?])/(\\?.*)?$") { return 301 $2$3; }

  # What is no address at all (400) is not found either.
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

/** A site file for Caddy: https://caddyserver.com/docs/caddyfile */
export const caddySite = (base: string): string => `\
# Copy dist/ to ${root}${base}; put your domain in the place of ":80", and Caddy serves HTTPS.
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
${lines((name, value) => `    ${name} "${value}"`)}
    ?Cache-Control "${cached.other}"
  }
  @hashed {
    path ${base}${hashedFolder.slice(1)}*
    file
  }
  header @hashed Cache-Control "${cached.hashed}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # One address for each page. Two slashes at its start would lead to another host.
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
  # No file has so long a name, and asking for one fails.
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
