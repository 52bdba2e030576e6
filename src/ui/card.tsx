import type { HTMLAttributes } from 'react';

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'article' | 'section' };

export function Card({ as: Element = 'div', className = '', ...attributes }: CardProps) {
  return (
    <Element
      {...attributes}
      className={`rounded-card bg-surface shadow-card forced-colors:border ${className}`}
    />
  );
}
