import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, main, openStore } from '../../test/open-store.tsx';

const link = (name: string) => main().getByRole('link', { name });

test('a click opens the page in the app', () => {
  openStore('/no-such-page');
  expect(fireEvent.click(link('Browse All Products'))).toBe(false);
  expect(heading()).toBe('All Tools');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'the browser handles a click with %s: in another tab or window, or as a download',
  (key) => {
    openStore('/no-such-page');
    let isLeftToBrowser = false;
    document.addEventListener(
      'click',
      (event) => {
        isLeftToBrowser = !event.defaultPrevented;
        // jsdom cannot open a page.
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link('Browse All Products'), { [key]: true });
    expect(isLeftToBrowser).toBe(true);
    expect(currentUrl()).toBe('/no-such-page');
  },
);
