import { expect, test } from 'vitest';
import { pageWith, preparePublicFiles, problemsOf } from '../test/content-files.ts';

preparePublicFiles();

const head = '---\ntitle: Imprint\n---\n';

test.each([
  [
    'no head',
    'Us',
    'imprint.md:1: title is missing: begin the file with three lines, ---, title: Imprint, and ---',
  ],
  ['no title', '---\nlang: de\n---\nUs', 'imprint.md:2: title is missing.'],
  ['an empty title', '---\nlang: de\ntitle: ""\n---\nUs', 'imprint.md:3: title is empty.'],
  [
    'an unknown field',
    '---\ntitle: Us\n\ntitel: Us\n---\nUs',
    'imprint.md:4: it has a field that is not known: titel.',
  ],
  [
    'an unknown language',
    '---\ntitle: Us\nlang: Deutsch!\n---\nUs',
    'imprint.md:3: lang is no language like de or en-GB.',
  ],
  [
    'a colon',
    '---\ntitle: Us: who we are\n---\nUs',
    'imprint.md:2: Nested mappings are not allowed in compact mappings. Put a text with a colon between quotes: title: "…".',
  ],
  [
    'the name of a page',
    '---\ntitle: Returns\n---\nUs',
    'imprint.md:2: title: there is another page with the name Returns.',
  ],
  ['no text', head, 'imprint.md:1: there is no text below the head.'],
  [
    'letters of Windows',
    `${head}Us\nM\ufffdller`,
    'imprint.md:5: a letter cannot be read: save the file as UTF-8.',
  ],
  [
    'HTML',
    `${head}\nUs\n\n<div class="x">\n\nMore`,
    'imprint.md:7: HTML is not read: write Markdown. A \\ at the end of a line breaks it.',
  ],
  [
    'HTML in a line',
    `${head}\nUs<br>and you`,
    'imprint.md:5: HTML is not read: write Markdown. A \\ at the end of a line breaks it.',
  ],
  [
    'a script',
    `${head}<script>alert(1)</script>`,
    'imprint.md:4: HTML is not read: write Markdown. A \\ at the end of a line breaks it.',
  ],
  [
    'a script in a link',
    `${head}\n[us](javascript:alert(1))`,
    'imprint.md:5: javascript:alert(1): a link starts with /, https://, mailto: or tel:.',
  ],
  [
    'a page that does not exist',
    `${head}\n\nUs, [returns](/retuns)`,
    'imprint.md:6: /retuns: there is no such page, and no such file in public/.',
  ],
  [
    'a link that is defined below',
    `${head}\n[us][1]\n\n[1]: /us`,
    'imprint.md:5: /us: there is no such page, and no such file in public/.',
  ],
  [
    'a link without a slash',
    `${head}[us](20-imprint.md)`,
    'imprint.md:4: 20-imprint.md: write /imprint.',
  ],
  [
    'a link to a file of the build',
    `${head}[us](/Shipping.html)`,
    'imprint.md:4: /Shipping.html: write /shipping.',
  ],
  [
    'a link to a part of a page',
    `${head}[us](/shipping#costs)`,
    'imprint.md:4: /shipping#costs: leave out #…, links lead to whole pages.',
  ],
  [
    'a link above the folder',
    `${head}[us](/../content/imprint.md)`,
    'imprint.md:4: /../content/imprint.md: there is no such page, and no such file in public/.',
  ],
  [
    'a link to another host',
    `${head}[us](//host.example/x)`,
    'imprint.md:4: //host.example/x: a link starts with /, https://, mailto: or tel:.',
  ],
  [
    'a missing image',
    `${head}![Shop](/shop.jpg)`,
    'imprint.md:4: /shop.jpg: there is no such image in public/. Its URL starts with a slash: /images/shop.jpg.',
  ],
  [
    'an image of another site',
    `${head}![Shop](https://host.example/shop.jpg)`,
    'imprint.md:4: https://host.example/shop.jpg: there is no such image in public/. Its URL starts with a slash: /images/shop.jpg.',
  ],
  [
    'an image that is none',
    `${head}![Shop](/images/empty.png)`,
    'imprint.md:4: /images/empty.png: this file cannot be read as an image.',
  ],
  [
    'a document as an image',
    `${head}![Plan](</Lageplan ä.pdf>)`,
    'imprint.md:4: /Lageplan%20%C3%A4.pdf: not every browser shows such a file. Save it as JPEG.',
  ],
  [
    'an image without a description',
    `${head}![](/images/shop.jpg)`,
    'imprint.md:4: the image has no description: ![what it shows](…).',
  ],
  [
    'a heading like the title',
    `${head}# Imprint`,
    'imprint.md:4: the title is the heading of the page: write ## or none.',
  ],
  [
    'a heading that is left out',
    `${head}## A\n\n#### B`,
    'imprint.md:6: a heading is left out above this one: write ###.',
  ],
  [
    'a deep heading',
    `${head}## A\n### B\n#### C\n##### D`,
    'imprint.md:7: a heading has at most ####.',
  ],
  [
    'spaces at the start of a line',
    `${head}Us:\n\n    Long Street 1`,
    'imprint.md:6: code is not shown. If it is none, remove the spaces at the start of its lines.',
  ],
  ['a checkbox', `${head}- [ ] done`, 'imprint.md:4: a list has no checkboxes: remove [ ].'],
])('%s is refused with file and line', async (_, text, problem) => {
  expect(await problemsOf({ 'imprint.md': text })).toEqual([problem]);
});

test('footnotes are refused', async () => {
  expect(await problemsOf({ 'imprint.md': pageWith('Us[^1]\n\n[^1]: all') })).toEqual([
    'imprint.md:5: footnotes are not shown: write the note into the text.',
    'imprint.md:7: footnotes are not shown: write the note into the text.',
  ]);
});

test.each([
  ['shipping.md', 'there is another page /shipping: give the file another name.'],
  ['10-product.md', 'there is another page /product: give the file another name.'],
  ['404.md', 'there is another page /404: give the file another name.'],
  ['privacy.md', 'public/privacy.html has the same URL: delete one of the two.'],
  ['terms.md', 'public/terms has the same URL: delete one of the two.'],
  ['10-Über uns.md', 'call the file 10-ueber-uns.md, because a URL has a-z, 0-9 and hyphens.'],
  ['imprint.txt', 'a page is a file with .md at its end. Other files belong into public/.'],
])('the name %s is refused', async (name, problem) => {
  expect(await problemsOf({ [name]: pageWith('Us') })).toEqual([`${name}:1: ${problem}`]);
});

test('two pages with one URL, or one title, are refused', async () => {
  const files = {
    '1-us.md': pageWith('Us'),
    '2-us.md': pageWith('Us', 'About'),
    '3-you.md': pageWith('You'),
  };
  expect(await problemsOf(files)).toEqual([
    '2-us.md:1: there is another page /us: give the file another name.',
    '3-you.md:2: title: there is another page with the name Imprint.',
  ]);
});
