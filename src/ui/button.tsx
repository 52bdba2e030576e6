import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../navigation/router.ts';
import { Icon, type IconName } from './icon.tsx';

const variants = {
  buy: 'bg-buy text-white hover:bg-buy-active active:bg-buy-active',
  /** For a button with others of the same kind nearby, or beside a `buy` button. */
  buyOutlined:
    'border-2 border-buy-text text-buy-text hover:bg-buy hover:text-white active:bg-buy-active',
  primary: 'bg-steel text-on-steel hover:bg-steel-active active:bg-steel-active',
  secondary: 'border-2 border-edge hover:border-current active:bg-line',
  quiet: 'underline underline-offset-4 active:bg-line',
} as const;

const sizes = {
  normal: 'px-4',
  compact: 'px-2',
  /** In a card, above the link that covers the card. */
  card: 'relative z-1 w-full px-2',
  /** As wide as its column. */
  bar: 'w-full flex-wrap gap-y-0 px-4',
  /** In a row of a table, which a mouse needs less high. On a phone it is square. */
  row: 'relative w-full px-1 phone:w-target-primary md:pointer-fine:min-h-9',
  /** An icon alone, above the link that covers the card. */
  square: 'relative z-1 w-target-primary',
} as const;

type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

/** The classes of every button, with text or with an icon alone. */
const controlClass = [
  'inline-flex min-h-target-primary items-center justify-center',
  'cursor-pointer rounded-control forced-colors:border print:hidden',
].join(' ');

/** The classes of a button with text, also for a link that looks like one. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize = variant === 'quiet' ? 'compact' : 'normal',
): string =>
  `${controlClass} gap-2 py-1 font-display text-large font-semibold ${variants[variant]} ${sizes[size]}`;

type ButtonProps = ComponentProps<'button'> & { variant: ButtonVariant; size?: ButtonSize };

/** Without `onClick` and `type="submit"` the button does nothing: it is a placeholder. */
export const Button = ({ variant, size, type = 'button', ...button }: ButtonProps) => (
  <button {...button} type={type} className={buttonClass(variant, size)} />
);

type LinkButtonProps = Pick<LinkProps, 'to' | 'replace' | 'rel' | 'aria-label' | 'children'> & {
  variant: ButtonVariant;
};

export const LinkButton = ({ variant, ...link }: LinkButtonProps) => (
  <Link {...link} className={buttonClass(variant)} />
);

/** The classes of a control with an icon alone. */
const iconClass = `${controlClass} hover:bg-paper active:bg-line`;

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; 'aria-label': string };

/** Square. `className` says where it is, if it is fixed. */
export const IconButton = ({ icon, className = '', ...button }: IconButtonProps) => (
  <button
    {...button}
    type="button"
    className={`${iconClass} w-target-primary disabled:cursor-default disabled:text-edge ${className}`}
  >
    <Icon name={icon} />
  </button>
);

type CrossLinkProps = Pick<LinkProps, 'to' | 'replace' | 'onClick' | 'children'> & {
  label: string;
};

/** A link with the cross that buttons have, and before it an image of what it removes, if there is one. */
export const CrossLink = ({ label, children, ...link }: CrossLinkProps) => (
  <Link {...link} rel="nofollow" aria-label={label} className={`${iconClass} min-w-target`}>
    {children}
    <Icon name="x" />
  </Link>
);
