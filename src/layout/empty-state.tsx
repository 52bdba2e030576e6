import type { ReactNode } from 'react';
import { TileImage } from '../catalogue/catalogue-image.tsx';
import { stateImageWidth } from '../catalogue/images.ts';
import { pages } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

const images = {
  empty: { name: 'state-empty', alt: 'An open black tool case with every recess empty' },
  lost: { name: 'state-lost', alt: 'A single 10 mm socket, a wrench of the same size behind it' },
} as const;

type EmptyStateProps = {
  image?: keyof typeof images;
  message: string;
  /** Links to other pages; by default one to all products. */
  children?: ReactNode;
};

/** Says why a cart or a list is empty, or that a page does not exist. */
export function EmptyState({
  image,
  message,
  children = (
    <LinkButton variant="primary" to={pages.products.path}>
      Browse All Products
    </LinkButton>
  ),
}: EmptyStateProps) {
  return (
    <Card className="flex flex-wrap items-center gap-4 p-4">
      {image && (
        <TileImage
          {...images[image]}
          widths={[stateImageWidth]}
          hasPriority
          className="aspect-4/3 w-32 rounded-control print:hidden"
        />
      )}
      <div className="flex grow basis-44 flex-col items-start gap-4">
        <p className="text-large wrap-anywhere">{message}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </Card>
  );
}
