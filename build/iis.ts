// `web.config` for IIS: https://learn.microsoft.com/iis/configuration/
import { cacheControls, contentTypes, hashedFolder } from './headers.ts';
import { headerLines } from './host-files.ts';

export const webConfig = (base: string): string => `\
<?xml version="1.0" encoding="utf-8"?>
<!-- For IIS with the URL Rewrite module: https://www.iis.net/downloads/microsoft/url-rewrite -->
<configuration>
  <system.webServer>
    <staticContent>
${types}
      <clientCache cacheControlMode="DisableCache" />
    </staticContent>
    <httpProtocol>
      <customHeaders>
${headerLines(base, (name, value) => `        <remove name="${name}" />\n        <add name="${name}" value="${value}" />`)}
      </customHeaders>
    </httpProtocol>
    <httpErrors errorMode="Custom">
      <remove statusCode="404" />
      <error statusCode="404" path="${base.slice(1).replaceAll('/', '\\')}404.html" responseMode="File" />
    </httpErrors>
    <rewrite>
      <rules>
        <!-- Redirect to the canonical URL. A Location with two leading slashes would be another host. -->
        <rule name="Index" stopProcessing="true">
          <match url="^index\\.html$" />
          <action type="Redirect" url="${base}" redirectType="Permanent" />
        </rule>
        <rule name="Ending" stopProcessing="true">
          <match url="^([^/].*)\\.html$" />
          <action type="Redirect" url="${base}{R:1}" redirectType="Permanent" />
        </rule>
        <rule name="Slash" stopProcessing="true">
          <match url="^([^/]|[^/].*[^/])/$" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsDirectory" negate="true" />
          </conditions>
          <action type="Redirect" url="${base}{R:1}" redirectType="Permanent" />
        </rule>
        <!-- /x is the file x.html. -->
        <rule name="Page" stopProcessing="true">
          <match url="^(.+)$" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
            <add input="{REQUEST_FILENAME}.html" matchType="IsFile" />
          </conditions>
          <action type="Rewrite" url="{R:1}.html" />
        </rule>
      </rules>
    </rewrite>
  </system.webServer>
  <location path="${hashedFolder.slice(0, -1)}">
    <system.webServer>
      <staticContent>
        <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="${days}.00:00:00" cacheControlCustom="public, immutable" />
      </staticContent>
    </system.webServer>
  </location>
</configuration>
`;

const types = Object.entries(contentTypes)
  .map(
    ([extension, type]) =>
      `      <remove fileExtension=".${extension}" />\n      <mimeMap fileExtension=".${extension}" mimeType="${type}" />`,
  )
  .join('\n');

/** How long hashed files are cached. */
const days = Number(cacheControls.hashed.match(/max-age=(\d+)/)?.[1]) / 86_400;
