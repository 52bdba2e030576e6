import { type ComponentType, createElement, type ReactNode } from 'react';
import type { TextElement, TextNode, TextProps, TextTag } from '../../content-pages.ts';
import { withBase } from '../../paths.ts';
import { BelowFirstScreen } from '../../ui/below-first-screen.ts';
import { InlineLink, tappableClass, textLinkClass } from '../../ui/inline-link.tsx';
import type { PageText } from './page-text.ts';

/** The text of a page that was written in Markdown. */
export const MarkdownText = ({ text }: { text: PageText }) => (
  <>
    {text.slice(0, firstBlocks).map(elementOf)}
    <BelowFirstScreen>{text.slice(firstBlocks).map(elementOf)}</BelowFirstScreen>
  </>
);

/** More than the first screen of a phone shows. */
const firstBlocks = 10;

const nodeOf = (node: TextNode) => (typeof node === 'string' ? node : elementOf(node));

function elementOf([tag, props, ...children]: TextElement, key?: number): ReactNode {
  const { align, ...attributes } = props;
  const alignment = align ? alignments[align] : '';
  const className = `${classes[tag]} ${alignment}`.trim() || undefined;
  const element = components[tag] ?? tag;
  return createElement<Attributes>(
    element as ComponentType<Attributes>,
    { ...attributes, key, className },
    ...children.map(nodeOf),
  );
}

type Attributes = Omit<TextProps, 'align'> & {
  key?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const block = 'mt-4 first:mt-0';

const classes: Readonly<Record<TextTag, string>> = {
  p: block,
  h2: 'mt-8 text-section',
  h3: 'mt-4 text-large',
  h4: 'mt-4 font-semibold',
  ul: `${block} list-disc pl-4`,
  ol: `${block} list-decimal pl-4`,
  li: 'mt-2',
  blockquote: `${block} border-l-4 border-line pl-4`,
  hr: 'mt-8 border-line',
  table: 'w-full border-collapse text-left',
  thead: '',
  tbody: '',
  tr: 'border-b border-line',
  th: 'py-2 pr-4 align-bottom',
  td: 'py-2 pr-4 align-top',
  a: `${tappableClass} ${textLinkClass}`,
  img: '',
  strong: '',
  em: '',
  del: '',
  code: '',
  br: '',
};

const alignments = { left: '', center: 'text-center', right: 'text-right' };

/** The elements that need more than attributes. */
const components: Partial<Record<TextTag, ComponentType<Attributes>>> = {
  /** Other sites and files open a new tab, because leaving the store would empty the cart. */
  a: ({ to, href = '', ...link }) =>
    to ? (
      <InlineLink {...link} to={to} />
    ) : (
      <a
        {...link}
        href={href.startsWith('/') ? withBase(href) : href}
        {...(/^[/h]/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      />
    ),
  img: ({ src = '', alt, ...image }) => (
    <img {...image} src={withBase(src)} alt={alt} loading="lazy" decoding="async" />
  ),
  th: (cell) => <th {...cell} scope="col" />,
  /** Scrolls if it is wider than a phone, with the keyboard too. */
  table: ({ label, ...table }) => (
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what can have the focus.
      tabIndex={0}
      className="mt-4 overflow-x-auto first:mt-0 print:overflow-visible"
    >
      <table {...table} />
    </div>
  ),
};
