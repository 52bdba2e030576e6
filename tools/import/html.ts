// Descriptions of other shops: HTML as text that means the same.
import { parseDocument } from 'htmlparser2';

/** A property of a product in a description: `Drive`, `1/2 in.` */
export type Fact = readonly [name: string, value: string];

type DomNode = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: DomNode[];
  parent?: DomNode | null;
};

const isTag = (node: DomNode, ...names: string[]) => names.includes(`${node.name}`);
const childrenOf = (node: DomNode, ...names: string[]): DomNode[] =>
  (node.children ?? []).filter((child) => names.length === 0 || isTag(child, ...names));

/** Elements that are struck out, or have no text. */
const isGone = (node: DomNode) =>
  isTag(node, 's', 'strike', 'del', 'script', 'style') ||
  /line-through/.test(node.attribs?.style ?? '');

/** Elements that start and end a line. */
const isBlock = ({ name = '' }: DomNode) =>
  /^(address|article|aside|blockquote|br|caption|details|div|d[dlt]|figure|figcaption|footer|form|h[1-6r]|header|li|main|nav|ol|option|p|pre|section|summary|table|t[dhr]|ul)$/.test(
    name,
  );

/** The text of a node. With `facts`, what is a table of properties has a line for each of them; without, it is in a cell. */
function textOf(node: DomNode, facts?: Fact[]): string {
  if (node.type === 'text') return `${node.data}`.replaceAll(/[ \t\r\n\f\u200b]+/g, ' ');
  if (isGone(node)) return '';
  // The entries of a list in a cell have commas between them.
  if (!facts && isTag(node, 'ul', 'ol')) return childrenOf(node, 'li').map(trimmed).join(', ');
  const found = facts && factsOf(node);
  if (found) facts.push(...found.facts);
  const text =
    found?.lines.join('\n') ??
    childrenOf(node)
      .map((each) => textOf(each, facts))
      .join('');
  if (isTag(node, 'sup')) return `${up}${text.trim()}${end}`;
  if (isTag(node, 'sub')) return `${down}${text.trim()}${end}`;
  const number = facts ? numberOf(node) : '';
  return isBlock(node) ? `\n${number}${text.trim()}\n` : text;
}

/** `2. ` of the second entry of an ordered list. */
function numberOf(node: DomNode): string {
  const list = isTag(node, 'li') && node.parent;
  if (!list || !isTag(list, 'ol')) return '';
  return `${childrenOf(list, 'li').indexOf(node) + (Number(list.attribs?.start) || 1)}. `;
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

const trimmed = (node: DomNode) => withDigits(textOf(node)).replaceAll(/\s+/g, ' ').trim();
const named = (name: string, value: string) =>
  [name.replace(/\s*:$/, ''), value].filter(Boolean).join(': ');

/** Longer cells are those of a table that only arranges a page. */
const longestCell = 200;

/** The heads of a table with a property in each row. */
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

/** The properties in a table or in a list of definitions. */
function factsOf(node: DomNode): { lines: string[]; facts: Fact[] } | undefined {
  if (isTag(node, 'table')) return linesOf(node);
  const pairs = isTag(node, 'dl') ? definitionsIn(node) : [];
  const lines = pairs.map(([name, value]) => named(name, value));
  const facts = pairs.flatMap(([name, value]) => factOf(name, value));
  return pairs.length > 0 ? { lines, facts } : undefined;
}

/** The lines of a text with HTML. Properties in lists and tables of two columns are added to `facts`. */
export const linesOfHtml = (html: string, facts: Fact[]): string =>
  withDigits(textOf(parseDocument(html), facts))
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
