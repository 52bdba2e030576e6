// `.htaccess` for Apache 2.4: https://httpd.apache.org/docs/2.4/howto/htaccess.html. It has only directives that
// `AllowOverride FileInfo` allows, because with any other one Apache answers every request with an error.
import { cacheControls, compressedTypes, contentTypes, hashedFolder } from './headers.ts';
import { headerLines } from './host-files.ts';

/** `THE_REQUEST` is what the browser has sent, such as `GET /products.html?a=b HTTP/1.1`. Other variables change with each rewrite. */
const requestOf = (path: string) => `RewriteCond %{THE_REQUEST} "^\\S+ ${path}[? ]"`;

export const htaccess = (base: string): string => `\
# For Apache 2.4 with mod_rewrite and mod_headers. If Apache ignores this file, write
# "AllowOverride FileInfo" into the <Directory> of the site.
AddDefaultCharset utf-8
<IfModule mod_mime.c>
  AddCharset utf-8 .css .js .webmanifest
${types}
</IfModule>
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html ${compressedTypes}
  </IfModule>
</IfModule>

ErrorDocument 404 ${base}404.html
<If "%{REQUEST_URI} =~ m#^${base}(${hashedFolder}|images/)#">
  ErrorDocument 404 "Not found"
</If>

<IfModule mod_headers.c>
${headerLines(base, (name, value) => `  Header unset ${name}\n  Header always set ${name} "${value}"`)}
  Header unset Expires
  Header unset Cache-Control
  Header always set Cache-Control "${cacheControls.other}"
  Header always set Cache-Control "${cacheControls.hashed}" "expr=%{REQUEST_STATUS} -in {'200', '206', '304'} && %{REQUEST_URI} =~ m#^${base}${hashedFolder}#"
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On

  # Apache makes each Location absolute. A proxy in front of it may have HTTPS.
  RewriteRule ^ - [E=origin:http://%{HTTP_HOST}]
  RewriteCond %{HTTPS} =on [OR]
  RewriteCond %{HTTP:X-Forwarded-Proto} =https [NV]
  RewriteRule ^ - [E=origin:https://%{HTTP_HOST}]

  # Redirect to the canonical URL. A Location with two leading slashes would be another host.
  ${requestOf(`${base}index\\.html`)}
  RewriteRule ^ %{ENV:origin}${base} [R=301,END]
  ${requestOf('(/[^/? ][^? ]*)\\.html')}
  RewriteRule ^ %{ENV:origin}%1 [R=301,NE,END]
  RewriteCond %{REQUEST_FILENAME} !-d
  ${requestOf('(/[^/? ]|/[^/? ][^? ]*[^/? ])/')}
  RewriteRule ^ %{ENV:origin}%1 [R=301,NE,END]

  # A folder without a page of its own is not found.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteCond %{REQUEST_FILENAME}/index.php !-f
  RewriteRule ^ - [R=404,END]

  # /x is the file x.html.
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^ %{REQUEST_URI}.html [END]
</IfModule>
`;

const types = Object.entries(contentTypes)
  .map(([extension, type]) => `  AddType ${type} .${extension}`)
  .join('\n');
