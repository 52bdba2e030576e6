// The texts of a build for the owner of the store: an error, and sentences of the issues that zod finds.
import { inspect } from 'node:util';
import { z } from 'zod';

/** An error of which Vite prints only the message, without stack and brackets. */
export const errorForOwner = (message: string): Error =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });

export type Problem = Readonly<Pick<z.core.$ZodIssue, 'path' | 'message'>>;

/** The problems of a value; empty if it has none. */
export const problemsIn = (schema: z.ZodType, value: unknown): readonly Problem[] =>
  schema.safeParse(value, { error: messageOf }).error?.issues ?? [];

/** For example `unit of "Weight" of specifications is missing.` The path starts at `value`. */
export function sentence(value: unknown, { path, message }: Problem): string {
  let part = value;
  const names = path.map((key) => {
    part = Object(part)[key];
    return typeof key === 'number' ? entryName(part, key) : String(key);
  });
  return `${names.toReversed().join(' of ') || 'it'} ${message}.`;
}

function entryName(entry: unknown, index: number): string {
  const { slug, name, productId } = Object(entry);
  const found = [entry, slug, name, productId].find((text) => typeof text === 'string');
  return found === undefined ? `entry ${index + 1}` : `"${found}"`;
}

/** The message for rules without a message of their own. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `is not ${typeName(issue)}${correction(issue.input, issue.expected)}`;
    case 'too_small':
      return 'is empty';
    case 'too_big':
      return `has ${String(issue.input).length} characters, ${issue.maximum} are the most: write a shorter one`;
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `has a field that is not known: ${issue.keys.join(', ')}`;
    default:
      return undefined;
  }
};

function typeName({ expected, inst }: { expected: string; inst?: unknown }): string {
  if (inst instanceof z.ZodObject) return `{ ${Object.keys(inst.shape).join(', ')} }`;
  const names = new Map([
    ['string', 'a text'],
    ['array', 'a list'],
    ['boolean', 'true or false'],
  ]);
  return names.get(expected) ?? `a ${expected}`;
}

function correction(value: unknown, expected: string): string {
  if (expected === 'string' && typeof value === 'number') return `: write '${value}'`;
  if (expected !== 'number') return '';
  if (typeof value === 'number') return `, but ${value}`;
  if (typeof value !== 'string') return '';
  // Three digits after a comma are ambiguous: the comma may separate thousands.
  const [, whole, decimals] = value.trim().match(/^(\d+)(?:[.,](\d{1,2}))?$/) ?? [];
  if (!whole) return `, but '${value}': write only digits, such as 129.00, without quotes`;
  return `, but '${value}': write ${decimals ? `${whole}.${decimals}` : whole} without quotes`;
}
