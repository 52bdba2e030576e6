// The owner's pages: the Markdown files of content/, which the build reads (build/content.ts).

/** The elements that a text can have: pages/markdown/markdown-text.tsx. */
export type TextTag =
  | ('p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr')
  | ('table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')
  | ('a' | 'img' | 'strong' | 'em' | 'del' | 'code' | 'br');

export type TextProps = {
  /** Of a link to a page of the store: its URL without the base path. Any other link has `href` instead. */
  readonly to?: string;
  /** Of a link: `https:`, `mailto:`, `tel:`, or the root-relative URL of a file in public/. */
  readonly href?: string;
  /** Of an image: the root-relative URL of a file in public/, and its size in pixels. */
  readonly src?: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
  readonly title?: string;
  /** Of a cell. */
  readonly align?: 'left' | 'center' | 'right';
  /** Of a table: the texts of its header. */
  readonly label?: string;
  /** Of an ordered list. */
  readonly start?: number;
};

export type TextElement = readonly [tag: TextTag, props: TextProps, ...children: TextNode[]];
export type TextNode = string | TextElement;

export type ContentPage = {
  /** Such as `/imprint`. */
  readonly path: string;
  readonly title: string;
  /** The language of title and text (BCP 47), if it is not that of the store. */
  readonly lang?: string;
  /** The browser gets neither of these with the app: prerender/ writes them into the file of the page. */
  readonly description?: string;
  readonly text?: readonly TextElement[];
};

/** In the order of the file names. */
export const contentPages: readonly ContentPage[] =
  typeof CONTENT_PAGES === 'undefined' ? [] : CONTENT_PAGES;
