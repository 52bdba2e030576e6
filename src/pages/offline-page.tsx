import { PageHeading } from '../layout/page.tsx';
import { pages, withBase } from '../paths.ts';
import { store } from '../store.ts';
import { buttonClass } from '../ui/button.tsx';

/** Stands for a file of the host, such as a PDF, that is not saved for offline use. It works without the app. */
export const OfflinePage = () => (
  <main className="page-width flex flex-col items-start gap-4 py-section">
    <PageHeading>This page needs a connection</PageHeading>
    <p className="text-large">It is not saved for offline use. The store is.</p>
    <div className="flex flex-wrap gap-4">
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL, with its query. */}
      <a href="" className={buttonClass('primary')}>
        Try again
      </a>
      <a href={withBase(pages.home.path)} className={buttonClass('quiet')}>
        {`Go to ${store.name}`}
      </a>
    </div>
  </main>
);
