// `npm run import` asks what it cannot know of a file, and makes options of the answers.

/** @typedef {import('./sheet.ts').Question} Question */
/** @typedef {import('./sheet.ts').Choice} Choice */
/** @typedef {import('./sheet.ts').Answer} Answer */
/** @typedef {(question: Question) => Promise<Choice | undefined>} Ask */

/** Asks in the terminal. Ctrl+C is no answer. @type {Ask} */
export async function askInTerminal({ text, choices }) {
  // The package may not have been installed before.
  const { isCancel, select } = await import('@clack/prompts');
  const options = choices.map(({ label }, value) => ({ label, value }));
  const value = await select({ message: text, options });
  return isCancel(value) ? undefined : choices[value];
}

/** Answers with what is certain. @type {Ask} */
export const takeCertain = async ({ certain }) => certain;

/**
 * The options with the answers to all questions, which are asked again until there are none. Undefined without an answer.
 *
 * @template {{ columns: string }} Options
 * @param {Options} options
 * @param {(options: Options) => Promise<readonly Question[]>} questionsWith
 * @param {Ask} ask
 * @returns {Promise<Options | undefined>}
 */
export async function withAnswers(options, questionsWith, ask) {
  const questions = await questionsWith(options);
  if (questions.length === 0) return options;
  const answers = await answersTo(questions, ask);
  if (!answers) return undefined;
  const columns = [options.columns, ...answers.map((answer) => answer.columns)];
  const answered = Object.assign({}, options, ...answers);
  return withAnswers(
    { ...answered, columns: columns.filter(Boolean).join(',') },
    questionsWith,
    ask,
  );
}

/** The answers to these questions and to those that follow from them. A column answers only one of them. */
async function answersTo(/** @type {readonly Question[]} */ questions, /** @type {Ask} */ ask) {
  const open = [...questions];
  /** @type {Answer[]} */
  const answers = [];
  for (let question = open.shift(); question; question = open.shift()) {
    const taken = new Set(answers.flatMap(columnsIn));
    const choices = question.choices.filter(
      ({ answer }) => !columnsIn(answer).some((column) => taken.has(column)),
    );
    const choice = await ask({ ...question, choices });
    if (!choice) return undefined;
    answers.push(choice.answer);
    open.unshift(...(choice.asks ?? []));
  }
  return answers;
}

/** The columns of the file in `name=Bezeichnung,brand=`. */
const columnsIn = (/** @type {Answer} */ { columns = '' }) =>
  columns.split(/,(?=[^,=]+=)/).flatMap((pair) => pair.split('=').slice(1).join('=') || []);

/**
 * The options as they are written in a command: `--columns "price=VK" --replace`.
 *
 * @param {Record<string, string | boolean>} options
 */
export const optionsText = (options) =>
  Object.entries(options)
    .filter(([, option]) => option)
    .map(([name, option]) => (option === true ? `--${name}` : `--${name} ${quoted(`${option}`)}`))
    .join(' ');

export const quoted = (/** @type {string} */ text) => `"${text.replaceAll(/["\\$`]/g, '\\$&')}"`;
