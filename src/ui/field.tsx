import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

const fieldClass = 'min-h-target-primary rounded-control border border-edge bg-surface';

// `className` has the padding and the width of a field.

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input {...props} className={`${fieldClass} ${className}`} />
);

export const TextArea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} className={`${fieldClass} ${className}`} />
);

/** The browser's checkbox in the store's color, with its label around it. It stays light in the dark, where browsers' gray looks disabled. */
export const Checkbox = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="checkbox"
    className="size-6 shrink-0 cursor-pointer accent-steel scheme-light disabled:cursor-default"
  />
);

/** With an arrow of its own, because browsers draw theirs at the very edge. */
export const Select = ({ className, ...props }: ComponentProps<'select'>) => (
  <span className="relative flex min-w-0 items-center">
    <select {...props} className={`appearance-none pr-8 ${fieldClass} ${className}`} />
    <Icon name="down" className="pointer-events-none absolute right-2 size-6 print:hidden" />
  </span>
);
