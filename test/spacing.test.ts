import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Between things 8, 16, 32 or 64 px; 4 px within a control. In Tailwind's units of 4 px. */
const steps = ['0', '1', '2', '4', '8', '16'];

/** What makes a line of text, or an icon, as high or as wide as its touch target. */
const withinTargets = ['py-3', 'py-1.5', 'px-1.5', '-ml-3'];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx$|button-class\.ts$/.test(path) && !path.includes('.test.'),
);

test('margins, paddings and gaps are 8, 16, 32 or 64 px', () => {
  const others = sources.flatMap((path) =>
    [
      ...readFileSync(`src/${path}`, 'utf8').matchAll(
        /(?<=[\s'"`:])-?(?:[mp][trblxy]?|gap(?:-[xy])?)-([\d.]+)/g,
      ),
    ]
      .filter(([name, step = '']) => !steps.includes(step) && !withinTargets.includes(name))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(others).toEqual([]);
});
