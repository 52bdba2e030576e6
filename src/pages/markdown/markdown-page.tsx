import { useEffect, useState } from 'react';
import type { ContentPage } from '../../content-pages.ts';
import { Page, PageHeading } from '../../layout/page.tsx';
import { textLinkClass } from '../../ui/inline-link.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { fileUrl, loadText, type PageText, readyText } from './page-text.ts';

/** A page that its owner has written in Markdown, in content/. */
export function MarkdownPage({ page }: { page: ContentPage }) {
  const { path, title, lang } = page;
  const text = useText(page);
  return (
    <Page name={title} title={null}>
      <article lang={lang} className="max-w-2xl">
        <PageHeading>{title}</PageHeading>
        {typeof text === 'string' ? undefined : <MarkdownText text={text} />}
      </article>
      {text === 'loading' && <p className="min-h-dvh text-large">Loading…</p>}
      {text === 'failed' && (
        <p role="alert">
          This page could not be loaded.{' '}
          <a href={fileUrl(path)} target="_blank" rel="noopener" className={textLinkClass}>
            Open it in a new tab
          </a>
        </p>
      )}
    </Page>
  );
}

/** A page that is rendered ahead loads its text, so a click mostly finds it. */
function useText(page: ContentPage): PageText | 'loading' | 'failed' {
  const [text, setText] = useState<PageText | 'loading' | 'failed'>(
    () => readyText(page) ?? 'loading',
  );
  useEffect(() => {
    if (text === 'loading') loadText(page.path).then(setText, () => setText('failed'));
  }, [page, text]);
  return text;
}
