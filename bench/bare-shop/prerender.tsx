import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Shop, urls } from './shop';

/** The HTML of each page's body, by its URL. */
export const bodies = (): Map<string, string> =>
  new Map(
    urls.map((url) => [
      url,
      renderToString(
        <StaticRouter location={url}>
          <Shop />
        </StaticRouter>,
      ),
    ]),
  );
