import { useState } from 'react';
import { useAbsoluteUrl } from './base-url.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ShareButtonProps = {
  children: string;
  /** The title of what is shared. */
  title: string;
} & (
  | {
      /** A URL within the store. */
      url: string;
      text?: never;
    }
  | { text: string; url?: never }
);

/** Opens the system's share dialog. If there is none, copies the URL or the text to the clipboard. */
export function ShareButton({ children, title, url, text }: ShareButtonProps) {
  const absoluteUrl = useAbsoluteUrl(url ?? '');
  const [result, setResult] = useState('');

  async function share() {
    setResult('');
    setResult(
      text === undefined
        ? await shareOrCopy({ title, url: absoluteUrl }, absoluteUrl, 'Link')
        : await shareOrCopy({ title, text }, text, 'Text'),
    );
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

/** Returns the message for the shopper, which is empty if the share dialog opened. */
async function shareOrCopy(shared: ShareData, copied: string, kind: 'Link' | 'Text') {
  try {
    if ('share' in navigator) {
      await navigator.share(shared);
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(copied);
    return `${kind} copied`;
  } catch {
    return `Copy this ${kind.toLowerCase()}: ${copied}`;
  }
}
