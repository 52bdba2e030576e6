import type { IndexHtmlTransformContext, IndexHtmlTransformResult, Plugin } from 'vite';
import { guard } from './guard.ts';
import { metaPolicy } from './headers.ts';

/**
 * Completes index.html, the template of all pages. Its script moves to the end of the body with low priority, so that it does
 * not delay the first paint. The scripts that it imports get preloads, which load nothing until their media is `all`: in shells
 * (site.ts), and on a page that opens a cart (src/start/guard.ts).
 */
export function completeTemplate(
  html: string,
  { chunk, bundle = {} }: IndexHtmlTransformContext,
  base: string,
): IndexHtmlTransformResult {
  const guarded = html.replace('<!--guard-->', () => `<script>${guard}</script>`);
  // The development server has no chunks, and inline scripts of its own, which the policy would block.
  if (!chunk) return guarded;
  const steps = chunk.dynamicImports.flatMap((file) => {
    const step = bundle[file];
    return step?.type === 'chunk' ? [file, ...step.dynamicImports] : [];
  });
  const preloads = steps.map(
    (file) =>
      `<link rel="modulepreload" href="${base}${file}" media="not all" fetchpriority="low" />`,
  );
  const src = base + chunk.fileName;
  return {
    html: guarded
      .replace('<!--policy-->', policy)
      .replace('<!--preloads-->', preloads.join('\n    '))
      .replace(/\s*<script type="module".*?<\/script>/, ''),
    tags: [
      {
        tag: 'script',
        attrs: { type: 'module', crossorigin: true, fetchpriority: 'low', src },
        injectTo: 'body',
      },
    ],
  };
}

/**
 * Vite wraps each dynamic import into a function that preloads what the chunk needs. Without `build.modulePreload` that is nothing, but
 * the function stays, and is 40 % of the entry script.
 */
export const plainImports = {
  filter: { id: /vite\/preload-helper/ },
  handler: () => 'export const __vitePreload = (load) => load();',
} satisfies Plugin['load'];

const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy}" />`;
