import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating } from './star-rating.tsx';

test.each([
  [4.9, '★★★★☆ 4.9'],
  [5, '★★★★★ 5'],
  [0, '☆☆☆☆☆ 0'],
])('a rating of %d is shown as %s', (rating, stars) => {
  render(<StarRating product={{ rating, reviews: 2 }} />);
  expect(screen.getByRole('img', { name: `Rated ${rating} out of 5` }).textContent).toBe(stars);
});

test('one review is written in the singular', () => {
  render(<StarRating product={{ rating: 5, reviews: 1 }} />);
  screen.getByText('1 review');
});

test.each([{}, { reviews: 0 }, { rating: 0, reviews: 0 }])(
  'a product without reviews has no stars: %o',
  (product) => {
    render(<StarRating product={product} />);
    screen.getByText('No reviews yet');
    expect(screen.queryByRole('img')).toBeNull();
  },
);
