// The texts of a file without what other programs have left in them: one cleaner for names, categories, numbers, all of them.
import { decodeHTMLStrict } from 'entities';
import { type Unit, unitNamed } from '../../src/catalogue/units.ts';
import { tableIn } from './formats.ts';
import { type Fact, linesOfHtml } from './html.ts';

/** Where HTML and shortcodes end a line. It counts as a space, like a line break, and `paragraph` makes sentences of it. */
export const lineEnd = '\u2028';

/** Most texts have none of these, and come out as they went in. */
const suspicious = /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u2028\u2060\uFEFF]|[<&[{]/u;

/** A text in the language of the store: without control characters, JSON, HTML, entities, shortcodes. `facts` gets the properties in its tables. */
export function cleaned(text: string, language = 'en', facts: Fact[] = []): string {
  if (!suspicious.test(text)) return text;
  let after = text
    .replaceAll('\u2028', '\n')
    .replaceAll(/(?![\t\n\r])[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu, '');
  let before = '';
  // A text that is still HTML after one reading was escaped.
  for (let round = 0; round < 6 && after !== before; round += 1) {
    before = after;
    after = withoutShortcodes(
      textOfHtml(textOfJson(inLanguage(before, language), language), facts),
    );
  }
  return after === text ? text : after.trim();
}

/** `[:en]Saw[:de]Säge[:]`, `<!--:en-->Saw<!--:-->`, `{:en}Saw{:}`, `{mlang en}Saw{mlang}`. */
const languageMark =
  /(?:\[:|<!--:|\{:|\{mlang )([a-z]{2}(?:[_-][a-z]{2,4})?)?(?:\]|-->|\})|\{mlang\}/i;

/** The parts of a text that are in this language, and those that are in none. */
function inLanguage(text: string, language: string): string {
  const [shared = '', ...marked] = text.split(languageMark);
  const parts = marked.flatMap((mark, at) => (at % 2 ? [] : [[mark, marked[at + 1] ?? '']]));
  const filled = parts.flatMap(([mark, part]) => (mark && part?.trim() ? mark : []));
  const chosen = languageOf(filled, language);
  return [shared, ...parts.map(([mark, part]) => (!mark || mark === chosen ? part : ''))].join('');
}

/** The one that is this language, or else English, or else the first. */
const languageOf = (all: readonly string[], language: string) =>
  [language, 'en', ''].flatMap(
    (start) => all.find((each) => each.toLowerCase().startsWith(start)) ?? [],
  )[0];

/** A list, or an object: not `[left]`, `[10]` or `{}`. */
const json = /^\s*(\{\s*"|\[\s*(["{[]|-?\d+(\.\d+)?\s*,)).*[\]}]\s*$/s;

function textOfJson(text: string, language: string): string {
  if (!json.test(text)) return text;
  try {
    return textOfValue(JSON.parse(text), language);
  } catch {
    return text;
  }
}

const units = new Map(tableIn('unit-words.csv').map(([word, unit]) => [word, unit]));

/** `NEWTON_METERS` is `N·m`. */
const unitIn = (text: string): Unit | string => {
  const words = text.toLowerCase().replaceAll('_', ' ');
  return units.get(words.replaceAll(' ', '').replace(/s$/, '')) ?? unitNamed(words) ?? words;
};

/** Lists, measures, amounts, texts in several languages, and the documents of editors. */
function textOfValue(value: unknown, language: string): string {
  if (value === null || typeof value !== 'object') return `${value ?? ''}`;
  const textOf = (each: unknown) => textOfValue(each, language);
  if (Array.isArray(value)) {
    const isLine = value.every((each) => /^(text|link)$/.test(each?.type));
    return value
      .map(textOf)
      .filter(Boolean)
      .join(isLine ? '' : value.some(innerOf) ? lineEnd : ', ');
  }
  const inner = innerOf(value);
  if (inner) return textOf(inner);
  const { type, text, value: own, unit, amount, ...others } = value as Record<string, unknown>;
  if (text ?? (type && own)) return textOf(text ?? own);
  if (own !== undefined && unit) return `${own} ${unitIn(`${unit}`)}`;
  const [first = ''] = Object.values(others);
  if (amount) return `${amount} ${first}`;
  const keys = Object.keys(others);
  if (keys.every((key) => /^[a-z]{2}([_-][a-z]{2,4})?$/i.test(key)))
    return textOf(others[`${languageOf(keys, language)}`]);
  return keys.map((key) => `${key}: ${textOf(others[key])}`).join(', ');
}

/** What is inside of a part of an editor's document. */
const innerOf = (value: unknown): unknown => {
  const { type, children, content, blocks, nodes, data } = Object(value);
  return children ?? content ?? blocks ?? nodes ?? (type && data);
};

const names = new Set(
  `a abbr address article aside b base big blockquote body br button caption center cite code col colgroup dd del details dfn
  div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins
  kbd label legend li link main mark meta nav noscript ol p picture pre q s samp script section select small source span
  strike strong style sub summary sup svg table tbody td textarea tfoot th thead time title tr tt u ul var video wbr`.split(
    /\s+/,
  ),
);
const tag = /<(\/?)([a-z][\w:-]*)((?:\s+[^<>]*?)?)\s*\/?>|<!--/gi;

/** A word in angle brackets that is no element of HTML is text, like the comparison `a <b and c> d`. */
function isTag(text: string, [, slash, name = '', rest = '']: readonly string[]) {
  const isBare = /^(\s+(nowrap|hidden|open|controls|allowfullscreen))*$/i.test(rest);
  if (names.has(name.toLowerCase())) return slash || isBare || rest.includes('=');
  return !name || slash || rest.includes('=') || text.includes(`</${name}>`);
}

const isBlock = /<(p|br|li|div|h\d|td|dd|details)\b/i;

/** The text of HTML, with its line ends, or of entities. */
function textOfHtml(text: string, facts: Fact[]): string {
  if (![...text.matchAll(tag)].some((match) => isTag(text, match))) return decodeHTMLStrict(text);
  const html = text.replaceAll(tag, (...match) =>
    isTag(text, match as string[]) ? match[0] : `&lt;${match[0].slice(1)}`,
  );
  const lines = linesOfHtml(isBlock.test(html) ? html : html.replaceAll('\n', '<br>'), facts);
  return lines.replaceAll('\n', lineEnd);
}

/** `[name size="4"]`, `[name]` with a `[/name]`, `[name /]`. WordPress makes curly quotation marks of straight ones. */
const shortcode =
  /\[(\/?)([a-z][\w-]*)((?:=[^\]]*|\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[“”″][^“”″]*[“”″]|[^\s"'\]]+))?)*)\s*(\/?)\]/gi;

/** Code or a URL in a shortcode is no text. */
const codeInside = /\[([\w-]+)[^\]]*\]\s*(?:https?:\S+?|[\w+/=%]{24,})\s*\[\/\1\]/g;

/** `[caption width="300"]On a bench[/caption] It tests…` */
const blockInside = /(\[[^\]]*=[^\]]*\]\s*\p{Lu}[^[\]]*\s[^[\]]*)(\[\/[\w-]+\])(?=\s+\p{Lu})/gu;

/** `{{widget type="…"}}`, `{% include %}` */
const directive = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g;

/** A text in brackets stays: `Bracket [left] 40 mm`. Several shortcodes together end a line. */
function withoutShortcodes(text: string): string {
  const closed = new Set([...text.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name));
  let isCode = false;
  const marked = text
    .replaceAll(directive, '')
    .replaceAll(codeInside, '')
    .replaceAll(blockInside, `$1$2${lineEnd}`)
    .replaceAll(shortcode, (found, slash, name, rest, end) => {
      const isOwn = slash || end || /^\s.*=/s.test(rest) || closed.has(name);
      // Beside others, `[vc_separator]` is one too.
      if (!isOwn && !(isCode && /_/.test(name))) return found;
      isCode = true;
      return slash || closed.has(name) ? mark : ` ${mark} `;
    });
  const runs = new RegExp(`${mark}(\\s*${mark})+`, 'g');
  // `[b]Saw[/b] [i]blade[/i]`
  const isWords = (run: string) => /^.[ \t]+.$/.test(run);
  return marked.replaceAll(runs, (run) => (isWords(run) ? ' ' : lineEnd)).replaceAll(mark, '');
}

/** In place of a shortcode. No text has it, because it is a control character. */
const mark = '\u0001';
