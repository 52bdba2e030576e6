import { useState } from 'react';
import { useAbsoluteUrl } from './browser.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

type ShareButtonProps = {
  children: string;
  title: string;
  /** A text, or in its place a URL within the store. */
  text?: string;
  url?: string;
};

/** Opens the system's share dialog. If there is none, copies the URL or the text to the clipboard. */
export function ShareButton({ children, title, text, url = '' }: ShareButtonProps) {
  const absoluteUrl = useAbsoluteUrl(url);
  const [shared, kind] = text ? [{ text }, 'Text'] : [{ url: absoluteUrl }, 'Link'];
  const subject = text ?? absoluteUrl;
  return (
    <ActionButton
      icon="share"
      subject={subject}
      action={() => shareOrCopy({ title, ...shared }, subject, kind)}
    >
      {children}
    </ActionButton>
  );
}

type CopyButtonProps = {
  children: string;
  text: string;
  /** The message once it is copied. */
  result: string;
};

export const CopyButton = ({ children, text, result }: CopyButtonProps) => (
  <ActionButton
    icon="copy"
    subject={text}
    action={() => copied(text, result, 'The browser does not allow copying.')}
  >
    {children}
  </ActionButton>
);

/** Returns the message for the shopper, which is empty if the share dialog opened. */
async function shareOrCopy(shared: ShareData, text: string, kind: string) {
  try {
    if ('share' in navigator) {
      await navigator.share(shared);
      return '';
    }
  } catch (error) {
    // The shopper has closed the dialog, or it is still open.
    const { name } = error as Error;
    if (name === 'AbortError' || name === 'InvalidStateError') return '';
  }
  return copied(text, `${kind} copied`, `Copy this ${kind.toLowerCase()}: ${text}`);
}

/** Copies the text. Returns the message for the shopper. */
async function copied(text: string, result: string, failure: string) {
  try {
    await navigator.clipboard.writeText(text);
    return result;
  } catch {
    return failure;
  }
}

type ActionButtonProps = {
  children: string;
  icon: IconName;
  /** The text or the URL that the action is about. */
  subject: string;
  /** Resolves to the message for the shopper. */
  action: () => Promise<string>;
};

/** A button with the message of its action below it. The message is about the subject, so it goes when the subject changes. */
function ActionButton({ children, icon, subject, action }: ActionButtonProps) {
  const [result, setResult] = useState({ subject, message: '' });

  async function act() {
    setResult({ subject, message: '' });
    setResult({ subject, message: await action() });
  }

  return (
    <div className="flex flex-col gap-1">
      <Button variant="quiet" onClick={act}>
        <Icon name={icon} />
        {children}
      </Button>
      <p aria-live="polite" className="text-small wrap-anywhere empty:hidden">
        {result.subject === subject && result.message}
      </p>
    </div>
  );
}
