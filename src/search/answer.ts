// What the matches of a search are, as a heading.
import { numberText } from '../catalogue/measure.ts';
import { type Answer, isNeed } from '../catalogue/measure-answer.ts';
import { unitLabel } from '../catalogue/units.ts';
import { counted } from '../text/counted.ts';
import { fold } from '../text/fold.ts';
import type { Match } from './find.ts';
import type { Part } from './query.ts';
import { hasStem, wordsOf } from './words.ts';

/**
 * `2 tools with more than 450 N·m`, `1 set has a 10 mm socket`, `Item TB-1100`. If the matches answer in different ways, or no
 * measure: `3 tools for "200 Nm"`.
 */
export function answerText(
  matches: readonly Match[],
  parts: readonly Part[],
  term: string,
): string {
  const [first] = matches;
  if (matches.length === 1 && first?.isItem) return first.reason ?? '';
  const tools = counted(matches.length, 'tool');
  const forTerm = `${tools} for "${term}"`;
  const [measure] = parts.flatMap((part) => part.measure ?? []);
  const words = parts.flatMap((part) => (part.measure ? [] : part.text));
  const answers = matches.flatMap((match) => match.answers);
  if (!measure || answers.length !== matches.length) return forTerm;
  const areAll = (test: (answer: Answer) => boolean) => answers.every(test);
  const amount = `${numberText(measure.value, measure.unit)} ${unitLabel(measure.unit)}`;
  if (areAll(({ kind }) => kind === 'more')) return `${tools} with more than ${amount}`;
  if (areAll(isNeed)) return `${tools} needing at most ${amount}`;
  if (areAll(({ isOfSet = false }) => isOfSet)) return setsWith(amount, matches, words.at(-1));
  const isSize = words.length === 0 && areAll(({ kind }) => kind === 'equal');
  return isSize ? `${tools} with ${amount}` : forTerm;
}

/** `1 set has a 10 mm socket`, or without the last word if a set is not called like it: `2 sets have 10 mm`. */
function setsWith(amount: string, matches: readonly Match[], word = ''): string {
  const sets = `${counted(matches.length, 'set')} ${matches.length === 1 ? 'has' : 'have'}`;
  const noun = word.replace(/(?<=[cs]h|x)es$|s$/, '');
  const areNamed = matches.every(({ product }) =>
    wordsOf(fold(product.name)).some((each) => hasStem(each, noun)),
  );
  return areNamed ? `${sets} ${withArticle(amount)} ${noun}` : `${sets} ${amount}`;
}

const withArticle = (amount: string) => `${/^(?:8|11|18)\b/.test(amount) ? 'an' : 'a'} ${amount}`;
