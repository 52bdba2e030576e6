import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { WarmUp } from './warm-up';

test('a page is rendered once, outside of the document, and dropped', () => {
  vi.useFakeTimers();
  const log: string[] = [];
  function Page() {
    useEffect(() => {
      log.push('rendered');
      return () => void log.push('dropped');
    }, []);
    return <h1>Page</h1>;
  }
  render(
    <WarmUp>
      <Page />
    </WarmUp>,
  );
  expect(log).toEqual([]);
  // jsdom has no idle callbacks.
  act(() => vi.advanceTimersByTime(200));
  expect(log).toEqual(['rendered']);
  expect(screen.queryByText('Page')).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(log).toEqual(['rendered', 'dropped']);
  act(() => vi.advanceTimersByTime(10_000));
  expect(log).toHaveLength(2);
  vi.useRealTimers();
});
