import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { htaccess } from './apache.ts';
import { contentTypes, headersFor } from './headers.ts';
import { caddySite, headersFile, rootOf, vercelConfig } from './host-files.ts';
import { webConfig } from './iis.ts';
import { nginxLocations, nginxSite } from './nginx.ts';

const bundle = ['assets/index-1a2b3c4d.js', 'assets/style-5e6f7a8b.css'];

test.each([
  ['_headers', '/', headersFile('/', bundle)],
  ['nginx', '/', nginxSite('/')],
  ['nginx', '/shop/', nginxSite('/shop/')],
  ['nginx, in another site', '/shop/', nginxLocations('/shop/')],
  ['Caddy', '/', caddySite('/')],
  ['.htaccess', '/', htaccess('/')],
  ['.htaccess', '/shop/', htaccess('/shop/')],
  ['vercel.json', '/', vercelConfig('/', bundle)],
])(
  '%s with the base path %s contains every security header and caches hashed files for a year',
  (_, base, text) => {
    for (const [name, value] of Object.entries(headersFor(base))) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(`${base}assets/`);
    expect(text).toContain('public, max-age=31536000, immutable');
  },
);

test('no file has two rules with the same header in _headers, because hosts would join the values', () => {
  const [ofAll = '', ...ofFiles] = headersFile('/shop/', bundle).split(/^(?=\/)/m);
  expect(ofAll).not.toContain('Cache-Control');
  expect(ofFiles).toEqual([
    '/shop/assets/index-1a2b3c4d.js\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/shop/assets/style-5e6f7a8b.css\n  Cache-Control: public, max-age=31536000, immutable\n',
  ]);
});

test('a file that does not exist is not cached for a year by hosts that apply their rules to a 404 too', () => {
  const isFile = (source: string) => bundle.some((file) => source === `/${file}`);
  const { headers } = JSON.parse(vercelConfig('/', bundle));
  for (const rule of headers as { source: string; headers: { value: string }[] }[]) {
    const isForAYear = rule.headers.some(({ value }) => value.includes('immutable'));
    expect(isForAYear, rule.source).toBe(isFile(rule.source));
  }
  expect(htaccess('/')).toContain("%{REQUEST_STATUS} -in {'200', '206', '304'}");
});

test.each([
  ['https://tools.example', 'tools.example'],
  ['http://tools.example:8080/shop', 'tools.example'],
  // Matches every name that no other site has.
  [undefined, '~.'],
])('nginx serves the store of %s to requests for the host %s', (siteUrl, name) => {
  const directives = nginxSite('/', siteUrl).replaceAll(/^ *#.*\n/gm, '');
  expect(directives.match(/server_name .*/g)).toEqual([`server_name ${name};`]);
  expect(directives).not.toContain('default_server');
});

test('without a published URL a comment says what to write as the name of the nginx server', () => {
  expect(nginxSite('/')).toMatch(
    /# SITE_URL was not set\. Write the domain .*\n *server_name ~\.;/,
  );
  expect(nginxSite('/', 'https://tools.example')).not.toContain('SITE_URL');
});

test('the nginx server has HTTPS and its redirect in comments', () => {
  const comments = (nginxSite('/', 'https://tools.example').match(/^ *# .*/gm) ?? []).join('\n');
  expect(comments).toContain('listen 443 ssl;');
  expect(comments).toContain('http2 on;');
  expect(comments).toContain('/etc/letsencrypt/live/tools.example/fullchain.pem');
  expect(comments).toContain('return 301 https://$host$request_uri;');
});

test('the nginx locations have nothing that belongs to the server or http level', () => {
  expect(nginxLocations('/shop/')).not.toMatch(/^ *(server|map|listen|server_name)\b/m);
});

test.each([
  ['Krämer', '/srv/kraemer'],
  ['千斤顶', '/srv/store'],
])('the store %s is served from %s', (name, root) => {
  expect(rootOf(name)).toBe(root);
});

test.each(['/', '/shop/'])(
  'web.config with the base path %s is XML with every header, every content type and a year for hashed files',
  (base) => {
    const text = webConfig(base);
    expect(XMLValidator.validate(text)).toBe(true);
    const options = { ignoreAttributes: false, attributeNamePrefix: '' };
    const { configuration } = new XMLParser(options).parse(text);
    const { staticContent, httpProtocol, httpErrors, rewrite } = configuration['system.webServer'];
    const headers = Object.entries(headersFor(base)).map(([name, value]) => ({ name, value }));
    expect(httpProtocol.customHeaders.add).toEqual(headers);
    expect(staticContent.mimeMap).toEqual(
      Object.entries(contentTypes).map(([extension, mimeType]) => ({
        fileExtension: `.${extension}`,
        mimeType,
      })),
    );
    expect(staticContent.clientCache).toEqual({ cacheControlMode: 'DisableCache' });
    const { path, 'system.webServer': hashed } = configuration.location;
    expect(path).toBe('assets');
    expect(hashed.staticContent.clientCache).toEqual({
      cacheControlMode: 'UseMaxAge',
      cacheControlMaxAge: '365.00:00:00',
      cacheControlCustom: 'public, immutable',
    });
    expect(httpErrors.error.path).toBe(base === '/' ? '404.html' : 'shop\\404.html');
    const rules: { match: { url: string } }[] = rewrite.rules.rule;
    const firstRuleOf = (url: string) =>
      rules.findIndex(({ match }) => new RegExp(match.url).test(url));
    // The redirects of index.html, of an ending and of a slash, and the page itself.
    const urls = ['index.html', 'product/x.html', 'product/x/', 'product/x', '/elsewhere.example/'];
    expect(urls.map(firstRuleOf)).toEqual([0, 1, 2, 3, 3]);
  },
);

test('.htaccess has only what AllowOverride FileInfo allows', () => {
  const directives = htaccess('/').match(/^ *<?[A-Z]\w+/gm) ?? [];
  expect([...new Set(directives.map((name) => name.trim()))].toSorted()).toEqual([
    ...['<If', '<IfModule', 'AddCharset', 'AddDefaultCharset', 'AddOutputFilterByType', 'AddType'],
    ...['ErrorDocument', 'Header', 'RewriteCond', 'RewriteEngine', 'RewriteRule'],
  ]);
});
