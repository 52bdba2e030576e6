// Descriptions of other shops: HTML as text that means the same.
import { compile, type DomNode, type FormatCallback } from 'html-to-text';

/** A property of a product in a description: `Drive`, `1/2 in.` */
export type Fact = readonly [name: string, value: string];

const isTag = (node: DomNode, ...names: string[]) => names.includes(`${node.name}`);
const childrenOf = (node: DomNode, ...names: string[]): DomNode[] =>
  (node.children ?? []).filter((child) => names.length === 0 || isTag(child, ...names));

/** What is struck out, or is no text. */
const gone = 's, strike, del, [style*="line-through"], script, style, img'.split(', ');
const isGone = (node: DomNode) =>
  gone.includes(`${node.name}`) || /line-through/.test(node.attribs?.style ?? '');

/** The text of a node in one line. The entries of a list have commas between them. */
function lineOf(node: DomNode): string {
  if (node.type === 'text') return node.data ?? '';
  if (isGone(node)) return '';
  if (isTag(node, 'ul', 'ol')) return childrenOf(node, 'li').map(trimmed).join(', ');
  const text = childrenOf(node).map(lineOf).join('');
  if (isTag(node, 'sup')) return `${up}${text.trim()}${end}`;
  if (isTag(node, 'sub')) return `${down}${text.trim()}${end}`;
  return isTag(node, 'p', 'br', 'div', 'ul', 'ol') ? ` ${text} ` : text;
}

/** Around raised and lowered texts until it is known what they mean. No font has these characters. */
const [up, down, end] = ['\ue001', '\ue002', '\ue003'];
const fraction = new RegExp(
  `(?:(\\d)[\\s-]*)?${up}(\\d+)(?:${end}\\s*[/⁄∕]\\s*${down}|[/⁄∕])(\\d+)${end}`,
  'g',
);
const exponent = new RegExp(`${up}([-−–+]?\\d+)${end}`, 'g');
const raised = (text: string) =>
  text
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/./g, (each) => `${'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'['0123456789+-'.indexOf(each)]}`);

/** Raised and lowered digits as text: `1 1/2`, `10⁶`, `m³`, `10⁻³`, `H2O`. */
const withDigits = (text: string) =>
  text
    .replaceAll(
      fraction,
      (_, whole = '', above, below) => `${whole && `${whole} `}${above}/${below}`,
    )
    .replaceAll(exponent, (_, digits) => raised(digits))
    .replaceAll(/[\ue001-\ue003]/g, '');

const trimmed = (node: DomNode) => withDigits(lineOf(node)).replaceAll(/\s+/g, ' ').trim();
const named = (name: string, value: string) =>
  [name.replace(/\s*:$/, ''), value].filter(Boolean).join(': ');

/** Longer cells are those of a table that only arranges a page. */
const longestCell = 200;

/** What the heads of a table with a property in each row say. */
const generic =
  /^(values?|details?|descriptions?|data|specifications?|wert|angaben?|daten|valeurs?|valor(es)?|valor[ei]|waarden?|)$/i;

/** The lines of a table, and the properties if it has one in each row. Undefined if it is no table of facts. */
function linesOf(table: DomNode): { lines: string[]; facts: Fact[] } | undefined {
  const parts = childrenOf(table, 'thead', 'tbody', 'tfoot');
  const rows = [table, ...parts].flatMap((part) => childrenOf(part, 'tr'));
  const cells = rows.map((row) => childrenOf(row, 'td', 'th'));
  const texts = cells.map((row) => row.map(trimmed));
  const most = Math.max(0, ...texts.map(({ length }) => length));
  if (most < 2 || texts.flat().some((text) => text.length > longestCell)) return undefined;
  const [first = [], ...others] = texts;
  const isHead =
    others.length > 0 &&
    first.length === most &&
    (cells[0]?.every((cell) => isTag(cell, 'th')) ||
      (most > 2 && !/\d/.test(first.join('')) && /\d/.test(others.flat().join(''))));
  const hasPairs = most === 2 && !(isHead && !generic.test(first[1] ?? ''));
  const body = isHead ? others : texts;
  const lines = body.map((row) => {
    if (row.length === 2 && hasPairs) return named(row[0] ?? '', row[1] ?? '');
    const withHeads = row.map((text, at) => text && named(isHead ? (first[at] ?? '') : '', text));
    return withHeads.filter(Boolean).join(', ');
  });
  lines.unshift(...childrenOf(table, 'caption').map(trimmed));
  const facts = hasPairs ? body.flatMap(([name = '', value = '']) => factOf(name, value)) : [];
  return { lines, facts };
}

const factOf = (name: string, value: string): Fact[] =>
  name && value && name.length <= 60 ? [[name.replace(/\s*:$/, ''), value]] : [];

/** The terms of a list of definitions, each with what follows it. */
function definitionsIn(list: DomNode): Fact[] {
  const pairs: [string, string[]][] = [];
  const nodes = childrenOf(list, 'dt', 'dd', 'div').flatMap((node) =>
    isTag(node, 'div') ? childrenOf(node, 'dt', 'dd') : node,
  );
  for (const node of nodes)
    if (isTag(node, 'dt')) pairs.push([trimmed(node), []]);
    else pairs.at(-1)?.[1].push(trimmed(node));
  return pairs.map(([name, values]) => [name, values.filter(Boolean).join(', ')]);
}

/** A summary with one value: `Drive: 1/2 in.` */
function summaryIn(details: DomNode): Fact | undefined {
  const [summary] = childrenOf(details, 'summary');
  const rest = childrenOf(details).filter((node) => node !== summary);
  const value = rest.map(lineOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  const hasMore = rest.some((node) => /<(table|dl)>/.test(tagsIn(node)));
  return summary && value && value.length <= longestCell && !hasMore
    ? [trimmed(summary), value]
    : undefined;
}

const tagsIn = (node: DomNode): string => `<${node.name}>${childrenOf(node).map(tagsIn).join('')}`;

const factsOf = (node: DomNode) => {
  if (isTag(node, 'table')) return linesOf(node);
  const pairs = isTag(node, 'dl')
    ? definitionsIn(node)
    : [summaryIn(node)].flatMap((fact) => (fact ? [fact] : []));
  const lines = pairs.map(([name, value]) => named(name, value));
  return pairs.length > 0
    ? { lines, facts: pairs.flatMap(([name, value]) => factOf(name, value)) }
    : undefined;
};

const ofFacts: FormatCallback = (node, walk, builder) => {
  const found = factsOf(node);
  builder.openBlock({ leadingLineBreaks: 1 });
  if (found) {
    (builder as { metadata?: Fact[] }).metadata?.push(...found.facts);
    for (const line of found.lines.filter(Boolean)) {
      builder.addInline(line);
      builder.addLineBreak();
    }
  } else walk(node.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const blocks = ['td', 'th', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const selectors = [
  { selector: 'a', options: { ignoreHref: true } },
  ...gone.map((selector) => ({ selector, format: 'skip' })),
  { selector: 'ul', options: { itemPrefix: ' ' } },
  ...blocks.map((selector) => ({ selector, format: 'block' })),
  ...['table', 'dl', 'details'].map((selector) => ({ selector, format: 'facts' })),
  ...['sup', 'sub'].map((selector) => ({ selector, format: 'digits' })),
];
const ofDigits: FormatCallback = (node, _, builder) => builder.addInline(lineOf(node));
const formatters = { facts: ofFacts, digits: ofDigits };
const options = { wordwrap: false, selectors, formatters } as const;
// Its types are of an earlier version.
const toText = compile(options as never) as (html: string, metadata: Fact[]) => string;

/** The lines of a text with HTML. Properties in lists and tables of two columns are added to `facts`. */
export const linesOfHtml = (html: string, facts: Fact[]): string =>
  withDigits(toText(html, facts)).trim();
