import { useState } from 'react';
import { useAbsoluteUrl } from './base-url';
import { Button } from './button';
import { Icon } from './icon';

type ShareButtonProps = {
  children: string;
  /** The title of what is shared. */
  title: string;
  /** Its URL within the store. */
  url: string;
};

/** Opens the system's share dialog; without one, copies the URL to the clipboard. */
export function ShareButton({ children, title, url }: ShareButtonProps) {
  const absoluteUrl = useAbsoluteUrl(url);
  const [result, setResult] = useState('');

  async function share() {
    setResult('');
    setResult(await shareOrCopy(title, absoluteUrl));
  }

  return (
    <div className="flex flex-col gap-1">
      <Button variant="quiet" onClick={share}>
        <Icon name="share" />
        {children}
      </Button>
      <p aria-live="polite" className="text-small wrap-anywhere empty:hidden">
        {result}
      </p>
    </div>
  );
}

/** The message for the shopper: none if the share dialog opened or was closed. */
async function shareOrCopy(title: string, url: string): Promise<string> {
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
