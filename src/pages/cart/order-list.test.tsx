import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderList } from './order-list.tsx';

afterEach(() => void vi.useRealTimers());

test('a list that has been open for days has the date of printing', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 23) });
  render(<OrderList cart={[]} jobName="" checks={[]} />);
  screen.getByText('Mar 5, 2026');
  vi.setSystemTime(new Date(2026, 9, 12));
  fireEvent(window, new Event('beforeprint'));
  expect(document.querySelector('caption')?.textContent).toBe('Order list, Oct 12, 2026');
});

test('a list that is no longer shown asks for no date when another page is printed', () => {
  const { unmount } = render(<OrderList cart={[]} jobName="" checks={[]} />);
  unmount();
  const read = vi.spyOn(Date.prototype, 'toDateString');
  fireEvent(window, new Event('beforeprint'));
  expect(read).not.toHaveBeenCalled();
});
