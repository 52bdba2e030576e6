import { type ChangeEvent, useEffect, useState } from 'react';

/**
 * `/` moves the focus to the search field, except from another field. It can be turned off:
 * https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export function SearchShortcut() {
  const [isOn, setIsOn] = useState(true);

  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      const isInField = event.target instanceof Element && event.target.closest('input, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isInField) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('[role=search] input');
      field?.focus();
      field?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);

  return (
    // Where there is only a touch screen it appears with the focus, which takes a keyboard to move there.
    <label className="inline-flex min-h-target cursor-pointer items-center gap-2 hover:underline pointer-coarse:not-focus-within:sr-only">
      <input
        type="checkbox"
        className="size-4 accent-steel"
        checked={isOn}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setIsOn(event.target.checked)}
      />
      <span>
        {/* The search for a monospace font would delay the first paint. */}
        Press <kbd className="font-sans">/</kbd> to search
      </span>
    </label>
  );
}
