import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoWrap } from './no-wrap.tsx';

test.each([
  ['1/2 in. Socket', ['2 in.']],
  ['Pro OBD-II Scan Tablet', ['OBD-II']],
  ['40-Piece Set', ['40-Piece']],
  ['Variable-Speed, 5 in.', ['Variable-Speed,', '5 in.']],
  ['Satz-Nüsse für Autos', ['Satz-Nüsse']],
  // A long word would be wider than a phone's screen.
  ['Gabelringschlüssel-Satz', []],
  ['Bit-und-Nuss-Satz', []],
  ['Wrench', []],
])('of %s the pieces %j stay on one line', (name, pieces) => {
  const { container } = render(
    <h1>
      <NoWrap>{name}</NoWrap>
    </h1>,
  );
  expect(container.textContent).toBe(name);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(pieces);
});
