// The text of a Markdown page is not part of the app: a long one would delay the start of every visit. The prerendered file of the
// page has it as JSON, beside its HTML (prerender/prerender.tsx).

import type { ContentPage, TextElement } from '../../content-pages.ts';
import { withBase } from '../../paths.ts';

export type PageText = readonly TextElement[];

/** The id of the element with the JSON. Its `data-path` is the path of the page. */
export const pageTextId = 'page-text';

const loaded = new Map<string, PageText>();

/** The text, if no request is needed: of the page that the visit opened, so that it can be hydrated, and of one that was loaded. */
export function readyText({ path, text }: ContentPage): PageText | undefined {
  if (text) return text;
  const element = document.getElementById(pageTextId);
  return element?.dataset.path === path ? JSON.parse(element.textContent) : loaded.get(path);
}

/** The URL of the page's file, which every host has. Hosts and the service worker also answer its path. */
export const fileUrl = (path: string): string => withBase(`${path}.html`);

/** Loads the file, from the precache if there is one. Rejects if it cannot be loaded within ten seconds, or has no text. */
export async function loadText(path: string): Promise<PageText> {
  const response = await fetch(fileUrl(path), { signal: AbortSignal.timeout(10_000) });
  const html = await response.text();
  // A CDN may have removed the quotes.
  const [, json = ''] = html.match(new RegExp(`<script [^>]*${pageTextId}[^>]*>([^<]*)<`)) ?? [];
  const text: PageText = JSON.parse(json);
  loaded.set(path, text);
  return text;
}
