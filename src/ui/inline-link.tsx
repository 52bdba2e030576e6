import { Link, type LinkProps } from '../navigation/router.ts';

export const textLinkClass = 'font-semibold text-link underline underline-offset-4';

/**
 * Large enough to tap. In a sentence padding does that, which leaves the lines as high as those without a link, and the link is
 * positioned, so that it can also be tapped where it reaches over those lines.
 */
export const tappableClass =
  'relative inline-flex min-h-target min-w-target items-center in-[p]:-mx-1 in-[p]:inline in-[p]:px-1 in-[p]:py-3.25';

export function InlineLink(props: LinkProps) {
  return <Link {...props} className={`${tappableClass} ${textLinkClass}`} />;
}
