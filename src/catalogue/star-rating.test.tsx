import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StarRating } from './star-rating.tsx';

test.each([
  [4.9, 618, '4.9 ★★★★☆ (618)', 'Rated 4.9 out of 5, 618 reviews'],
  [5, 1, '5 ★★★★★ (1)', 'Rated 5 out of 5, 1 review'],
  [0, 2, '0 ☆☆☆☆☆ (2)', 'Rated 0 out of 5, 2 reviews'],
])('a rating of %d by %d shoppers is shown as %s', (rating, reviews, text, name) => {
  render(<StarRating product={{ rating, reviews }} />);
  expect(screen.getByRole('img', { name }).textContent).toBe(text);
});

test.each([{}, { reviews: 0 }, { rating: 0, reviews: 0 }])(
  'a product without reviews has no stars: %o',
  (product) => {
    render(<StarRating product={product} />);
    screen.getByText('No reviews yet');
    expect(screen.queryByRole('img')).toBeNull();
  },
);
