import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { Button } from './button';
import { Icon } from './icon';

type ShareButtonProps = {
  children: string;
  /** What is shared, in words. */
  title: string;
  /** Its address within the store. */
  url: string;
};

/** Hands an address to the system's share sheet; where there is none, to the clipboard. */
export function ShareButton({ children, title, url }: ShareButtonProps) {
  const href = useHref(url);
  const [outcome, setOutcome] = useState('');

  async function share() {
    setOutcome('');
    setOutcome(await handOver(title, new URL(href, window.location.origin).href));
  }

  return (
    <div className="flex flex-col gap-1">
      <Button variant="quiet" onClick={share}>
        <Icon name="share" />
        {children}
      </Button>
      <p aria-live="polite" className="text-sm break-anywhere empty:hidden">
        {outcome}
      </p>
    </div>
  );
}

/** What to tell the shopper: nothing where the share sheet opened, for it speaks for itself. */
async function handOver(title: string, url: string): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied';
  } catch {
    return `Copy this link: ${url}`;
  }
}
