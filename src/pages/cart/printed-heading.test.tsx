import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintedHeading } from './printed-heading.tsx';

afterEach(() => void vi.useRealTimers());

test('a list that has been open for days has the date of printing', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 23) });
  const { unmount } = render(<PrintedHeading />);
  screen.getByText('Order list, Mar 5, 2026');
  vi.setSystemTime(new Date(2026, 9, 12));
  fireEvent(window, new Event('beforeprint'));
  screen.getByText('Order list, Oct 12, 2026');
  unmount();
  const read = vi.spyOn(Date.prototype, 'toDateString');
  fireEvent(window, new Event('beforeprint'));
  expect(read).not.toHaveBeenCalled();
});
