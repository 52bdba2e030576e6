import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type CopyButtonProps = {
  children: string;
  text: string;
  /** The message once it is copied. */
  result: string;
};

/** Copies a text to the clipboard. */
export function CopyButton({ children, text, result }: CopyButtonProps) {
  const [message, setMessage] = useState('');

  async function copy() {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(result);
    } catch {
      setMessage('The browser does not allow copying.');
    }
  }

  return (
    <div className="flex flex-col gap-1">
      <Button variant="quiet" onClick={copy}>
        <Icon name="copy" />
        {children}
      </Button>
      <p aria-live="polite" className="text-small empty:hidden">
        {message}
      </p>
    </div>
  );
}
