import type { ComponentProps } from 'react';

const fieldClass = 'min-h-target-primary rounded-control border border-edge bg-surface';

// `className` has the padding and the width of a field.

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input {...props} className={`${fieldClass} ${className}`} />
);

export const TextArea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} className={`${fieldClass} ${className}`} />
);

export const Select = ({ className, ...props }: ComponentProps<'select'>) => (
  <select {...props} className={`${fieldClass} ${className}`} />
);
