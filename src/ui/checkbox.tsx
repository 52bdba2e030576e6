import type { ComponentProps } from 'react';

/** The browser's checkbox in the store's color. Its label is around it. */
export const Checkbox = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="checkbox"
    className="size-6 shrink-0 cursor-pointer accent-steel disabled:cursor-default"
  />
);
