import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle';
import { type HeadTag, headTags } from './head-tags';
import type { PageHead } from './page-head';

/**
 * Replaces the title of the previous page after navigation, and its other head elements when the browser is idle, for they
 * are for sharing. Structured data is only in the prerendered files: crawlers load every page.
 */
export function DocumentHead({ head }: { head: PageHead }) {
  const tags = JSON.stringify(headTags(head, import.meta.env.SITE_URL));
  useEffect(() => {
    if (document.title === head.title) return;
    document.title = head.title;
    return whenIdle(() => {
      for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
      document.head.append(...(JSON.parse(tags) as HeadTag[]).map(element));
    });
  }, [tags, head.title]);
  return null;
}

function element({ name, attributes, text = '' }: HeadTag): HTMLElement {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  tag.dataset.page = '';
  tag.append(text);
  return tag;
}
