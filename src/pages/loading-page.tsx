import { NeedsJavaScript } from './needs-javascript';

type LoadingPageProps = {
  /** What is being loaded. */
  message: string;
  /** What the page says without JavaScript. */
  noScript?: string;
};

/** The prerendered content of a page that depends on the query or has no file, until the app renders it. */
export function LoadingPage({ message, noScript }: LoadingPageProps) {
  return (
    <div className="page-width min-h-[60dvh] py-section">
      <p className="text-large noscript:hidden">{message}</p>
      <NeedsJavaScript message={noScript} />
    </div>
  );
}
