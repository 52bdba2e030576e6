/** A button and a link that asks for the same attention look alike. */
const looks = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
} as const;

export type ButtonVariant = keyof typeof looks;

export const buttonLook = (variant: ButtonVariant): string => looks[variant];
