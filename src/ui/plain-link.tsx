import { Link, type LinkProps } from 'react-router-dom';

/**
 * A link without the attribute that only React Router's framework mode reads. For links that each page has many of: it would make
 * the precached pages 36 kB larger.
 */
export const PlainLink = (props: LinkProps) => <Link discover="none" {...props} />;
