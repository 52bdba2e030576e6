const variants = {
  buy: 'bg-buy text-on-buy hover:bg-buy-active active:bg-buy-active',
  /** Beside others of its kind, or beside `buy`. */
  buyOutlined:
    'border-2 border-buy-text text-buy-text hover:bg-buy hover:text-on-buy active:bg-buy-active',
  primary: 'bg-steel text-on-steel hover:bg-steel-active active:bg-steel-active',
  secondary: 'border-2 border-edge hover:border-current active:bg-line',
  quiet: 'underline underline-offset-4 hover:no-underline active:bg-line',
} as const;

const sizes = {
  normal: 'px-4',
  compact: 'px-2',
  /** In a card, above the link that covers the card. */
  card: 'relative z-1 w-full px-2',
  /** As wide as its column. */
  bar: 'w-full px-4',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** The classes of every button, with text or with an icon alone. */
export const controlClass =
  'inline-flex cursor-pointer items-center justify-center rounded-control forced-colors:border print:hidden';

/** The classes of a button with text, also for a link that looks like one. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize = variant === 'quiet' ? 'compact' : 'normal',
): string =>
  `${controlClass} min-h-target-primary gap-2 py-1 font-display text-large font-semibold ${variants[variant]} ${sizes[size]}`;
