import { type ButtonVariant, buttonLook } from './button-look';
import { Link } from './link';

type LinkButtonProps = { variant: ButtonVariant; to: string; children: string };

export function LinkButton({ variant, to, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonLook(variant)}>
      {children}
    </Link>
  );
}
