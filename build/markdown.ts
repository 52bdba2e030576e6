// Reads a Markdown file of content/: its head, and its text as the elements that the page shows. There is no other HTML.
import type { Element, Nodes as HastNodes } from 'hast';
import type { Nodes, Root, Yaml } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { TextElement, TextNode, TextProps, TextTag } from '../src/content-pages.ts';
import { problemsIn, sentence } from './problems.ts';

export type Head = z.infer<typeof headSchema>;

/** Reports what is wrong in a line. */
export type Report = (line: number, problem: string) => void;

/** The properties of a link or an image in the text. Throws an error with what is wrong. */
export type Resolve = {
  readonly link: (href: string) => TextProps;
  readonly image: (src: string) => Promise<TextProps>;
};

const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const filled = z.string().trim().min(1);

const headSchema = z.strictObject({
  title: filled,
  description: filled.exactOptional(),
  lang: z.string().refine(isLanguage, 'is no language like de or en-GB').exactOptional(),
});

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const toHtml = unified().use(remarkRehype);

/** A Markdown file that has been parsed. `head` is undefined if it has a problem. */
export type Markdown = { readonly root: Root; readonly head: Head | undefined };

/** Parses the file, and reports what its head lacks and what the text has that no page can show. */
export function parsedMarkdown(source: string, report: Report): Markdown {
  const root = parser.parse(source);
  const broken = source.split(/\r?\n/).findIndex((line) => line.includes('\ufffd'));
  if (broken !== -1) report(broken + 1, 'a letter cannot be read: save the file as UTF-8.');
  const [yaml] = root.children;
  const head = yaml?.type === 'yaml' ? headIn(yaml, report) : undefined;
  if (yaml?.type !== 'yaml')
    report(1, 'title is missing: begin the file with three lines, ---, title: Imprint, and ---');
  else if (root.children.length === 1) report(1, 'there is no text below the head.');
  checkNodes(root, report);
  return { root, head };
}

function headIn({ value, position }: Yaml, report: Report): Head | undefined {
  const first = (position?.start.line ?? 0) + 1;
  const lines = new LineCounter();
  // All values are texts in this schema: a title may be a year, and the language `no`.
  const parsed = parseDocument(value, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  });
  for (const { pos, message } of parsed.errors) {
    const hint = 'Put a text with a colon between quotes: title: "…".';
    report(first + lines.linePos(pos[0]).line - 1, `${message.replace(/\.?$/, '.')} ${hint}`);
  }
  if (parsed.errors.length > 0) return undefined;
  const head: unknown = parsed.toJS() ?? {};
  const keys = value.split('\n').map((line) => line.replace(/\s*:.*/s, ''));
  const problems = problemsIn(headSchema, head);
  for (const problem of problems) {
    const [key] = problem.path;
    const isHere = (name: string) =>
      key === undefined ? /^\w/.test(name) && !(name in headSchema.shape) : name === key;
    report(first + Math.max(keys.findIndex(isHere), 0), sentence(head, problem));
  }
  return problems.length > 0 ? undefined : headSchema.parse(head);
}

/** The parts of Markdown that no page shows, by the types of https://github.com/syntax-tree/mdast, and what to do instead. */
const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not read: write Markdown. A \\ at the end of a line breaks it.',
  code: 'code is not shown. If it is none, remove the spaces at the start of its lines.',
  footnoteReference: 'footnotes are not shown: write the note into the text.',
  footnoteDefinition: 'footnotes are not shown: write the note into the text.',
};

function checkNodes(root: Root, report: Report) {
  let depth = 1;
  visit(root, (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    const problem = refused[node.type];
    if (problem && parent && index !== undefined) {
      report(line, problem);
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(line, 'a list has no checkboxes: remove [ ].');
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      report(line, 'the image has no description: ![what it shows](…).');
    // Each is a paragraph of its own, with the space that its links need.
    if (node.type === 'list' || node.type === 'listItem') node.spread = true;
    if (node.type !== 'heading') return undefined;
    if (node.depth === 1) report(line, 'the title is the heading of the page: write ## or none.');
    else if (node.depth > 4) report(line, 'a heading has at most ####.');
    else if (node.depth > depth + 1)
      report(line, `a heading is left out above this one: write ${'#'.repeat(depth + 1)}.`);
    depth = node.depth;
    return undefined;
  });
}

/** The first paragraph, as far as search engines show it. */
export function beginning({ children }: Root): string {
  const first = textOf(children.find(({ type }) => type === 'paragraph')).replaceAll(/\s+/g, ' ');
  return first.length <= 160 ? first : `${first.slice(0, 160).replace(/\s\S*$/, '')} …`;
}

/** The elements of the text, without spaces between blocks. Reports what is wrong with its links and images. */
export async function textElements(
  root: Root,
  resolve: Resolve,
  report: Report,
): Promise<TextElement[]> {
  const html = toHtml.runSync(root);
  const resolved = new Map<Element, TextProps>();
  const found: Element[] = [];
  visit(html, 'element', (element) => {
    if (element.tagName === 'a' || element.tagName === 'img') found.push(element);
  });
  for (const element of found) {
    const { href, src } = element.properties;
    try {
      const props = element.tagName === 'a' ? resolve.link(`${href}`) : resolve.image(`${src}`);
      resolved.set(element, await props);
    } catch (error) {
      report(element.position?.start.line ?? 1, (error as Error).message);
    }
  }
  return nodesIn(html, resolved).filter((node) => typeof node !== 'string');
}

/** They have no text of their own: spaces between their children mean nothing. */
const containers = new Set(['blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr']);

function nodesIn(parent: HastNodes, resolved: ReadonlyMap<Element, TextProps>): TextNode[] {
  if (!('children' in parent)) return [];
  const hasText = parent.type === 'element' && !containers.has(parent.tagName);
  return parent.children.flatMap((node, index): TextNode[] => {
    if (node.type === 'text') {
      const isAfterBreak = isBreak(parent.children[index - 1]);
      const text = isAfterBreak ? node.value.trimStart() : node.value;
      return hasText && text ? [text.replaceAll(/\s*\n\s*/g, ' ')] : [];
    }
    if (node.type !== 'element') return [];
    const { tagName, properties } = node;
    const children = nodesIn(node, resolved);
    const props = {
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => kept.includes(name))),
      ...(tagName === 'table' ? { label: headerOf(children) } : {}),
      ...resolved.get(node),
    };
    return [[tagName as TextTag, props, ...children]];
  });
}

/** The properties that no link and no image needs to have resolved. */
const kept = ['title', 'alt', 'align', 'start'];

const isBreak = (node?: HastNodes) => node?.type === 'element' && node.tagName === 'br';

/** `Item, Price`, of the children of a table. */
function headerOf([head]: readonly TextNode[]): string {
  const [row] = childrenOf(head);
  return childrenOf(row).map(plainText).filter(Boolean).join(', ');
}

const childrenOf = (node: TextNode = ''): readonly TextNode[] =>
  typeof node === 'string' ? [] : (node.slice(2) as TextNode[]);

const plainText = (node: TextNode): string =>
  typeof node === 'string' ? node : childrenOf(node).map(plainText).join('');
