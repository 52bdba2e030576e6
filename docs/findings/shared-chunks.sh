#!/usr/bin/env bash
# Three parts of an app that one script imports become eight files with Rolldown; the same parts become four if each imports the next.
#
# The bundler makes a file of each set of parts that have a module in common: of those that a and b share, a and c, b and c, all
# three. A browser finds these files only while it reads a, b and c. If a imports b, and b imports c, the bundler knows that a is
# there before b, and puts what they share into a.
#
# Seen on 2026-11-27 with Rolldown 1.2.19.
source "$(dirname "$0")/lib/lib.sh"
install rolldown@1.2.19
run <<'END'
import { rolldown } from 'rolldown';
import { see } from './lib.mjs';

const shared = { a: ['ab', 'ac', 'abc'], b: ['ab', 'bc', 'abc'], c: ['ac', 'bc', 'abc'] };
const part = (name, last = '') => `${shared[name].map((each) => `import './${each}.js';`).join('')} console.log('${name}'); ${last}`;
const modules = { ab: '', ac: '', bc: '', abc: '' };
for (const name of Object.keys(modules)) modules[name] = `console.log('${name}');`;

/** The modules in each file of the bundle. */
async function filesOf(parts) {
  const sources = { ...modules, ...parts };
  const nameOf = (id) => id.replace(/^\.\/|\.js$/g, '');
  const plugins = [{ name: 'sources', resolveId: nameOf, load: (id) => sources[id] }];
  const bundle = await rolldown({ input: './start.js', plugins });
  const { output } = await bundle.generate({ format: 'esm' });
  return output.map((file) => Object.keys(file.modules).toSorted().join(' ')).toSorted();
}

see(
  'start imports a, b and c',
  await filesOf({
    start: `for (const load of [() => import('./a.js'), () => import('./b.js'), () => import('./c.js')]) await load();`,
    a: part('a'),
    b: part('b'),
    c: part('c'),
  }),
  ['a', 'ab', 'abc', 'ac', 'b', 'bc', 'c', 'start'],
);
see(
  'start imports a, a imports b, b imports c',
  await filesOf({
    start: `import('./a.js');`,
    a: part('a', `import('./b.js');`),
    b: part('b', `import('./c.js');`),
    c: part('c'),
  }),
  ['a ab abc ac', 'b bc', 'c', 'start'],
);
END
