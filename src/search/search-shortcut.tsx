import { type ChangeEvent, useEffect, useState } from 'react';

/**
 * `/` moves the focus to the search field, except from another field. It can be turned off:
 * https://www.w3.org/TR/WCAG22/#character-key-shortcuts. The switch is hidden where there is only a touch screen: its
 * keyboard types into fields. A key that is pressed elsewhere is of another keyboard.
 */
export function SearchShortcut() {
  const [isOn, setIsOn] = useState(true);
  const [hasKeyboard, setHasKeyboard] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.target instanceof Element && event.target.closest('input, select')) return;
      setHasKeyboard(true);
      if (!isOn || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('[role=search] input');
      field?.focus();
      field?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);

  return (
    <label
      className={`${hasKeyboard ? 'inline-flex' : 'hidden any-pointer-fine:inline-flex'} min-h-target cursor-pointer items-center gap-2 hover:underline`}
    >
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
