// Asks the questions of an import, and makes options of the answers.
import { mappingOf } from './columns.ts';
import type { Answer, Choice, Question } from './questions.ts';

/** The choice for a question. Undefined if there is none: then nothing is imported. */
export type Ask = (question: Question) => Promise<Choice | undefined>;

/** The answers to all questions, one after the other. A column answers only one of them. */
export async function answersTo(
  questions: readonly Question[],
  ask: Ask,
  before: readonly Answer[] = [],
): Promise<Answer[] | undefined> {
  const answers = [...before];
  const columnsOf = ({ columns = '' }: Answer) => mappingOf(columns).map(([, from]) => from);
  for (const question of questions) {
    const taken = new Set(answers.flatMap(columnsOf));
    const choices = question.choices.filter(
      ({ answer }) => !columnsOf(answer).some((each) => taken.has(each)),
    );
    const choice = choices.length > 0 ? await ask({ ...question, choices }) : undefined;
    if (!choice) return undefined;
    const more = await answersTo(choice.then ?? [], ask, [...answers, choice.answer]);
    if (!more) return undefined;
    answers.splice(0, answers.length, ...more);
  }
  return answers;
}
