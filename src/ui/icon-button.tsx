import type { Ref } from 'react';
import { controlClass } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = {
  icon: IconName;
  label: string;
  isDisabled?: boolean;
  /** Not needed if an element around it handles the click. */
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ icon, label, isDisabled = false, onClick, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${controlClass} size-target-primary hover:bg-paper active:bg-line disabled:cursor-default disabled:bg-transparent disabled:text-edge`}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
