// Browsers file each rule under the last class, id or tag of its selector, and try a rule without one on every element of every page.
import { expect, test } from '@playwright/test';
import postcss, { type Rule } from 'postcss';
import { builds } from '../steps/builds.mjs';
import { filesOf, textOf } from './fixtures/dist.ts';

const allowed = [
  ':root',
  ':focus-visible',
  // Tailwind's Preflight.
  ...['*', ':after', ':before', ':host', ':-moz-focusring:where(:not(iframe))', ':-moz-ui-invalid'],
  '[hidden]:where(:not([hidden=until-found]))',
];

/** Fallbacks for browsers without `@property`. */
const isInProperties = ({ parent }: Rule) =>
  parent?.parent?.type === 'atrule' && `${parent.parent}`.startsWith('@layer properties');

/** Their selectors are moments of an animation. */
const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && `${parent}`.startsWith('@keyframes');

/** Whether the last compound of a selector is `*`, an attribute or a pseudo-class alone. A pseudo-element is none of them. */
function matchesEveryElement(selector: string): boolean {
  let plain = selector.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, '');
  while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return !/^[a-z]|[.#]|::/.test(plain.split(/[\s>~+]/).at(-1) ?? '');
}

test('no rule is tried on every element', () => {
  const css = filesOf(builds.store).filter((path) => path.endsWith('.css'));
  expect(css).toHaveLength(1);
  const selectors: string[] = [];
  postcss.parse(textOf(css[0] ?? '')).walkRules((rule) => {
    if (!isInProperties(rule) && !isInKeyframes(rule)) selectors.push(...rule.selectors);
  });
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter(matchesEveryElement).filter((each) => !allowed.includes(each))).toEqual(
    [],
  );
});
