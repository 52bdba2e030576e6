// Whether fields have the types that the rules about their values expect. TypeScript finds this too, but the build does not
// run it.

/** What is a value of the type, and what such a value is called. */
export type FieldType = readonly [isOfType: (value: unknown) => boolean, name: string];

type Fields = Readonly<Record<string, FieldType>>;

export const text: FieldType = [(value) => typeof value === 'string', 'a text'];

/** Neither NaN nor infinite, as 1 / 0 is. */
export const number: FieldType = [(value) => Number.isFinite(value), 'a number'];

export const optional = ([isOfType, name]: FieldType): FieldType => [
  (value) => value === undefined || isOfType(value),
  name,
];

export const objectOf = (fields: Fields): FieldType => [
  (value) => value instanceof Object && fieldProblems(value, fields).length === 0,
  `{ ${Object.keys(fields).join(', ')} }`,
];

export const listOf = ([isOfType, name]: FieldType): FieldType => [
  (value) => Array.isArray(value) && value.every(isOfType),
  `a list, each entry ${name}`,
];

/** The fields that have another type or are missing, as the text of their line in a file and what is wrong. */
export function fieldProblems(object: object, fields: Fields): [lineWith: string, string][] {
  const values: Readonly<Record<string, unknown>> = { ...object };
  return Object.entries(fields).flatMap(([field, [isOfType, name]]): [string, string][] => {
    const value = values[field];
    if (isOfType(value)) return [];
    // No line: a field of that name may be in another object of the file.
    if (value === undefined) return [['', `${field} is missing`]];
    return [[`${field}:`, `${field} is not ${name}${correction(value, name)}`]];
  });
}

function correction(value: unknown, name: string): string {
  if (name === text[1] && typeof value === 'number') return `: write '${value}'`;
  if (name === number[1] && typeof value === 'number') return `, but ${value}`;
  if (name !== number[1] || typeof value !== 'string') return '';
  // With three digits after it, a comma may also stand between thousands.
  const [, whole, decimals = ''] = value.trim().match(/^(\d+)(?:[.,](\d{1,2}))?$/) ?? [];
  if (whole === undefined)
    return `, but '${value}': write only digits, such as 129.00, without quotes`;
  return `, but '${value}': write ${decimals ? `${whole}.${decimals}` : whole} without quotes`;
}
