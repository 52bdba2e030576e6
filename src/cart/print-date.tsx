import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The date; in print the date of printing, however long the page has been open. Not for prerendered pages. */
export function PrintDate() {
  const [date, setDate] = useState(today);
  useEffect(() => {
    // The browser prints what the listener leaves.
    const update = () => flushSync(() => setDate(today()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return <span>{date}</span>;
}

/** Such as Sep 5, 2026. `Intl` would cost tens of milliseconds. */
function today(): string {
  const [, month, day, year] = new Date().toDateString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
