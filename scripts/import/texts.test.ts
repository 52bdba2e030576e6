import { expect, test } from 'vitest';
import { formatOf } from './formats.ts';
import { categoryIn, paragraph, shortened, slugOf } from './texts.ts';

test.each([
  ['Tom &amp; Jerry&#39;s &frac12; in.&nbsp;drive', "Tom & Jerry's ½ in. drive"],
  ['<p>One.</p><p>Two</p>', 'One. Two'],
  ['<h2>Facts</h2><ul><li>Hard</li><li>Light, <b>very</b></li></ul>', 'Facts. Hard. Light, very'],
  ['<ol><li>Lift</li><li>Lower</li></ol>', '1. Lift. 2. Lower'],
  ['One<br>two<br/>three', 'One. two. three'],
  ['<p>One\n line</p>', 'One line'],
  ['Plain\n\ntext\twith  spaces', 'Plain text with spaces'],
  ['<b>Bold</b>\nline', 'Bold. line'],
  ['A \\n B\\r\\nC', 'A B C'],
  ['<script>alert(1)</script><style>p { color: red }</style>Text', 'Text'],
  ['<a href="https://x.example">Link</a> <img src="x" alt="y">end', 'Link end'],
  ['<table><tr><td>Weight</td><td>5 kg</td></tr></table>', 'Weight. 5 kg'],
  [
    '<dl><dt>Drive</dt><dd>1/2 in.</dd><dt>Torque</dt><dd>9 Nm</dd></dl>',
    'Drive. 1/2 in. Torque. 9 Nm',
  ],
  ['<details><summary>Care</summary>Oil it.</details>', 'Care. Oil it.'],
  ['5 < 6 and 7 > 3 & so on', '5 < 6 and 7 > 3 & so on'],
])('%j becomes %j', (html, text) => {
  expect(paragraph(html)).toBe(text);
});

test('a text that is too long ends with a sentence, or else with a word', () => {
  const sentence = 'It lifts 3.5 t without any noise. ';
  expect(shortened(sentence.repeat(11).trim())).toBe(sentence.repeat(11).trim());
  expect(shortened(sentence.repeat(20))).toBe(sentence.repeat(11).trim());
  const words = shortened('word '.repeat(100));
  expect(words).toMatch(/ word…$/);
  expect(words.length).toBeLessThanOrEqual(400);
});

test.each([
  ['Домкрат 3 т', 'domkrat-3-t'],
  ['千斤顶', 'qianjinding'],
  ['ジャッキ', 'jiyatki'],
  ['Größe ½ "Café"', 'groesse-1-2-cafe'],
  ['– ! –', ''],
])('the slug of %s is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

const headers = {
  woo: ['Name', 'Regular price', 'Type'],
  magento: ['sku', 'product_type', 'name', 'price'],
  own: [],
};
test.each<[keyof typeof headers, string, string]>([
  ['woo', 'Tools > Hand Tools', 'Hand Tools'],
  ['woo', 'Sale, Tools, Tools > Hand Tools', 'Hand Tools'],
  ['woo', 'Nuts\\, Bolts', 'Nuts, Bolts'],
  ['magento', 'Default Category/Gear,Default Category/Gear/Bags', 'Bags'],
  ['own', 'Saws, Files/Rasps', 'Saws, Files/Rasps'],
  ['own', ' Shop >  Saws ', 'Saws'],
  ['own', '', ''],
])('in the format %s, the category of %j is %j', (format, text, category) => {
  expect(categoryIn(text, formatOf(headers[format]))).toBe(category);
});
