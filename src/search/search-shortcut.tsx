import { type ChangeEvent, useEffect, useState } from 'react';

/**
 * `/` leads to the search box from anywhere outside a field. Whoever speaks to their computer, or
 * rests a hand on the keys, can turn it off: https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export function SearchShortcut() {
  const [isOn, setIsOn] = useState(true);

  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      const isInField = event.target instanceof Element && event.target.closest('input, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isInField) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('[role=search] input');
      box?.focus();
      box?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);

  return (
    <label className="footer-link cursor-pointer gap-2">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={isOn}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setIsOn(event.target.checked)}
      />
      <span>
        Press <kbd>/</kbd> to search
      </span>
    </label>
  );
}
