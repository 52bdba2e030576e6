// The second step: a table with clean texts. One cleaner is for names, categories, item numbers, descriptions, all of them.
import { decodeHTMLStrict } from 'entities';
import { unitNamed } from '../../src/catalogue/units.ts';
import { fieldsOf, isOneName, titlesWith, type Wishes } from './columns.ts';
import { folded, formatOf, tableIn } from './formats.ts';
import { type Fact, linesOfHtml } from './html.ts';
import type { Row, Sheet } from './sheet.ts';

/**
 * Also a column for each attribute of products without variants, titled with its name, and for each property in a description
 * that a column would show. `rowOf` is a row of the file with them, and with clean texts.
 */
export function cleanTable(
  { titles, rows }: Sheet,
  { mapping = [], named = [] }: Wishes,
  language: string,
) {
  const fields = fieldsOf(titles);
  const isShown = (name: string) =>
    name.includes('[') || named.some((each) => isOneName(each, name));
  function cleanRow(row: Row) {
    const inTexts: Fact[] = [];
    const factsOf = (at: number) => (fields.get('description')?.includes(at) ? inTexts : []);
    const cells = titles.map((_, at) => cleaned(row.cells[at] ?? '', language, factsOf(at)));
    const textsOf = (field: string) => (fields.get(field) ?? []).map((at) => cells[at] ?? '');
    const values = textsOf('options');
    const attributes = /^simple/i.test(textsOf('type').join()) ? textsOf('option names') : [];
    const own = attributes.map((name, at) => [name, values[at] ?? ''] as const);
    return { cells, facts: [...own, ...inTexts.filter(([name]) => isShown(name))] };
  }
  const all = new Map(rows.map((row) => [row, cleanRow(row)]));
  const known = new Set(['', ...titles].map(folded));
  const names = new Map<string, string>();
  for (const [name] of [...all.values()].flatMap(({ facts }) => facts))
    if (!known.has(folded(name)) && !names.has(folded(name))) names.set(folded(name), name);
  // The attribute Brand is not the column of the store with this name.
  const isField = (name: string) => fieldsOf([name], formatOf(titles)).size > 0;
  const added = [...names.values()].map((name) => (isField(name) ? `${name} (attribute)` : name));
  function rowOf(row: Row): Row {
    const { cells, facts } = all.get(row) ?? cleanRow(row);
    const own = new Map(facts.toReversed().map(([name, value]) => [folded(name), value]));
    return { ...row, cells: [...cells, ...[...names.keys()].map((name) => own.get(name) ?? '')] };
  }
  return { titles: [...titles, ...titlesWith(added, mapping)], rowOf };
}

/** Where HTML and shortcodes end a line. It counts as a space, and `paragraph` makes sentences of it. */
const lineEnd = '\u2028';
const invisible = /(?![\t\n\r])[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu;

/** A text in the language of the store: without control characters, JSON, HTML, entities, shortcodes. `facts` gets the properties in its tables. */
export function cleaned(text: string, language = 'en', facts: Fact[] = []): string {
  // Most texts come out as they went in.
  if (!/[<&[{\u2028]/.test(text) && text.search(invisible) === -1) return text;
  let [before, after] = ['', text.replaceAll(lineEnd, '\n').replaceAll(invisible, '')];
  // A text that is still HTML after one reading was escaped.
  for (let round = 0; round < 6 && after !== before; round += 1) {
    before = after;
    const own = textOfJson(inLanguage(before, language), language);
    after = withoutShortcodes(textOfHtml(own, facts));
  }
  return after === text ? text : after.trim();
}

/** `[:en]Saw[:de]Säge[:]`, `<!--:en-->Saw<!--:-->`, `{:en}Saw{:}`, `{mlang en}Saw{mlang}` */
const mark = /(?:\[:|<!--:|\{:|\{mlang )([a-z]{2}(?:[_-][a-z]{2,4})?)?(?:\]|-->|\})|\{mlang\}/i;

/** The parts of a text that are in this language, and those that are in none. */
function inLanguage(text: string, language: string): string {
  const [shared = '', ...marked] = text.split(mark);
  const parts = marked.flatMap((name, at) => (at % 2 ? [] : [[name, marked[at + 1] ?? '']]));
  const filled = parts.flatMap(([name, part]) => (name && part?.trim() ? name : []));
  const chosen = languageOf(filled, language);
  return [shared, ...parts.map(([name, part]) => (!name || name === chosen ? part : ''))].join('');
}

/** The one that is this language, or else English, or else the first. */
const languageOf = (all: readonly string[], language: string) =>
  [language, 'en', ''].flatMap(
    (start) => all.find((each) => each.toLowerCase().startsWith(start)) ?? [],
  )[0];

/** The text of a list or an object: not of `[left]`, `[10]` or `{}`. */
function textOfJson(text: string, language: string): string {
  if (!/^\s*(\{\s*"|\[\s*(["{[]|-?\d+(\.\d+)?\s*,)).*[\]}]\s*$/s.test(text)) return text;
  try {
    return textOfValue(JSON.parse(text), language);
  } catch {
    return text;
  }
}

const units = new Map(tableIn('unit-words.csv').map(([word, unit]) => [word, unit]));

/** Lists, measures such as 200 `NEWTON_METERS`, amounts, texts in several languages, the documents of editors. */
function textOfValue(value: unknown, language: string): string {
  if (value === null || typeof value !== 'object') return `${value ?? ''}`;
  const textOf = (each: unknown) => textOfValue(each, language);
  if (Array.isArray(value)) {
    const isLine = value.every((each) => /^(text|link)$/.test(each?.type));
    const between = value.some(innerOf) ? lineEnd : ', ';
    return value
      .map(textOf)
      .filter(Boolean)
      .join(isLine ? '' : between);
  }
  const { type, text, value: own, unit, amount, ...others } = value as Record<string, unknown>;
  const [inner, keys] = [innerOf(value), Object.keys(others)];
  const word = `${unit}`.toLowerCase().replaceAll('_', ' ');
  if (inner || text || (type && own)) return textOf(inner ?? text ?? own);
  if (own !== undefined && unit)
    return `${own} ${units.get(word.replaceAll(' ', '').replace(/s$/, '')) ?? unitNamed(word) ?? word}`;
  if (amount) return `${amount} ${Object.values(others)[0] ?? ''}`;
  if (keys.every((key) => /^[a-z]{2}([_-][a-z]{2,4})?$/i.test(key)))
    return textOf(others[`${languageOf(keys, language)}`]);
  return keys.map((key) => `${key}: ${textOf(others[key])}`).join(', ');
}

/** The parts inside of a part of an editor's document. */
const innerOf = (value: unknown): unknown => {
  const { type, children, content, blocks, nodes, data } = Object(value);
  return children ?? content ?? blocks ?? nodes ?? (type && data);
};

const tag = /<(\/?)([a-z][\w:-]*)(\s[^<>]*)?>|<!--/gi;
const unclosed = /^(br|hr|img|p|li|t[dr]|h\d|div|span|b|i|u|strong|em|ul|ol|table|font|wbr)$/i;

/** The text of HTML, with its line ends, or of entities. Other words in angle brackets stay: `Cable <red>`, `a <b and c> d`. */
function textOfHtml(text: string, facts: Fact[]): string {
  let isHtml = false;
  const html = text.replaceAll(tag, (found, slash, name, rest = '') => {
    const isTag = !name || slash || rest.includes('=') || text.includes(`</${name}>`);
    if (!isTag && !(unclosed.test(name) && /^\s*\/?$/.test(rest))) return `&lt;${found.slice(1)}`;
    isHtml = true;
    return found;
  });
  if (!isHtml) return decodeHTMLStrict(text);
  const hasLines = /<(p|br|li|div|h\d|td|dd|details)\b/i.test(html);
  return linesOfHtml(hasLines ? html : html.replaceAll('\n', '<br>'), facts).replaceAll(
    '\n',
    lineEnd,
  );
}

/** `[name size="4"]`, `[name]` with a `[/name]`, `[name /]`. WordPress makes curly quotation marks of straight ones. */
const shortcode =
  /\[(\/?)([a-z][\w-]*)((?:=[^\]]*|\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[“”″][^“”″]*[“”″]|[^\s"'\]]+))?)*)\s*(\/?)\]/gi;

/** Code in place of text: `{{widget type="…"}}`, `{% include %}`, and code or a URL in a shortcode. */
const noText =
  /\{\{[^{}]*\}\}|\{%[^{}]*%\}|\[([\w-]+)[^\]]*\]\s*(?:https?:\S+?|[\w+/=%]{24,})\s*\[\/\1\]/g;

/** `[caption width="300"]On a bench[/caption] It tests…` */
const block = /(\[[^\]]*=[^\]]*\]\s*\p{Lu}[^[\]]*\s[^[\]]*\[\/[\w-]+\])(?=\s+\p{Lu})/gu;

/** In place of a shortcode, until it is known what is beside it. */
const code = '\u0001';

/** A text in brackets stays: `Bracket [left] 40 mm`. Several shortcodes together end a line. */
function withoutShortcodes(text: string): string {
  const closed = new Set([...text.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name));
  const own = text.replaceAll(noText, '').replaceAll(block, `$1${lineEnd}`);
  const marked = own.replaceAll(shortcode, (found, slash, name, rest, end) => {
    const isClosed = slash || closed.has(name);
    // Beside others, `[vc_separator]` is one too.
    const isCode =
      isClosed || end || /^\s.*=/s.test(rest) || (closed.size > 0 && name.includes('_'));
    return isCode ? (isClosed ? code : ` ${code} `) : found;
  });
  // `[b]Saw[/b] [i]blade[/i]`
  const isWords = (run: string) => /^.[ \t]+.$/.test(run);
  const runs = new RegExp(`${code}(\\s*${code})+`, 'g');
  return marked.replaceAll(runs, (run) => (isWords(run) ? ' ' : lineEnd)).replaceAll(code, '');
}
