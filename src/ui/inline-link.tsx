import { Link, type LinkProps } from '../navigation/router.ts';

export const textLinkClass = 'font-semibold text-link underline underline-offset-4';

/**
 * In a sentence padding makes the link large enough to tap, which leaves the lines as high as those without a link, and the link is
 * positioned, so that it can also be tapped where it reaches over those lines.
 */
const inSentenceClass = 'in-[p]:-mx-1 in-[p]:inline in-[p]:px-1 in-[p]:py-3.25';

/** Large enough to tap. */
export const tappableClass = `relative inline-flex min-h-target min-w-target items-center ${inSentenceClass}`;

export function InlineLink(props: LinkProps) {
  return <Link {...props} className={`${tappableClass} ${textLinkClass}`} />;
}
