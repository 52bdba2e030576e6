import { expect, test } from 'vitest';
import { cleaned } from './cleaning.ts';
import { formatOf } from './formats.ts';
import { categoryIn, paragraph, shortened, slugOf } from './texts.ts';

test.each([
  ['Tom &amp; Jerry&#39;s &frac12; in.&nbsp;drive', "Tom & Jerry's ½ in. drive"],
  ['<p>One.</p><p>Two</p>', 'One. Two'],
  ['<h2>Facts</h2><ul><li>Hard</li><li>Light, <b>very</b></li></ul>', 'Facts. Hard. Light, very'],
  ['<ol><li>Lift</li><li>Lower</li></ol>', '1. Lift. 2. Lower'],
  ['<ol start="3"><li><p>Lift</p></li><li>Lower</li></ol>', '3. Lift. 4. Lower'],
  ['<blockquote>Lift</blockquote><hr>Lower', 'Lift. Lower'],
  ['One<br>two<br/>three', 'One. two. three'],
  ['<p>One\n line</p>', 'One line'],
  ['Plain\n\ntext\twith  spaces', 'Plain text with spaces'],
  ['<b>Bold</b>\nline', 'Bold. line'],
  ['A \\n B\\r\\nC', 'A B C'],
  ['<script>alert(1)</script><style>p { color: red }</style>Text', 'Text'],
  ['<a href="https://x.example">Link</a> <img src="x" alt="y">end', 'Link end'],
  ['<table><tr><td>Weight:</td><td>5 kg</td></tr></table>', 'Weight: 5 kg'],
  ['Pipe of 1<sup>1</sup>/<sub>2</sub> in.', 'Pipe of 1 1/2 in.'],
  ['of 3-<sup>1</sup>&frasl;<sub>8</sub>″, <sup>1</sup>⁄<sub>2</sub>″', 'of 3 1/8″, 1/2″'],
  ['of 1<span><sup>1</sup><span>/</span><sub>2</sub></span> in.', 'of 1 1/2 in.'],
  [
    '<table><caption>Facts</caption><tr><td>Drive</td><td>1/2 in.</td></tr></table>',
    'Facts. Drive: 1/2 in.',
  ],
  ['of 2<sup>3/4</sup> in. and 1&nbsp;<sup>7</sup>/<sub>8</sub>', 'of 2 3/4 in. and 1 7/8'],
  [
    '10<sup>6</sup> turns, 5 m<sup><b>3</b></sup>, 10<sup>&minus;12</sup>',
    '10⁶ turns, 5 m³, 10⁻¹²',
  ],
  ['H<sub>2</sub>O, 1<sup>st</sup>, Acme<sup>®</sup>', 'H2O, 1st, Acme®'],
  [
    '<dl><dt>Drive</dt><dd>1/2 in.</dd><dt>Sizes</dt><dd>8</dd><dd>9</dd></dl>',
    'Drive: 1/2 in. Sizes: 8, 9',
  ],
  ['<details><summary>Drive</summary><p>1/2 in.</p></details>End', 'Drive. 1/2 in. End'],
  [
    '<details><summary>Facts</summary><table><tr><th>Drive</th><td>1/2 in.</td></tr></table></details>',
    'Facts. Drive: 1/2 in.',
  ],
  [
    '<table><tr><th>Size</th><th>Weight</th><th>Tip</th></tr><tr><td>S</td><td>1 kg</td><td></td></tr><tr><td>M</td><td>2 kg</td><td>flat</td></tr></table>',
    'Size: S, Weight: 1 kg. Size: M, Weight: 2 kg, Tip: flat',
  ],
  [
    '<table><tr><td>Size</td><td>Weight</td><td>Tip</td></tr><tr><td>8</td><td>1 kg</td><td>flat</td></tr></table>',
    'Size: 8, Weight: 1 kg, Tip: flat',
  ],
  [
    '<table><tr><th>Property</th><th>Value</th></tr><tr><td>Drive</td><td>1/2 in.</td></tr></table>',
    'Drive: 1/2 in.',
  ],
  [
    '<table><tr><th>Size</th><th>Weight</th></tr><tr><td>S</td><td>3 kg</td></tr></table>',
    'Size: S, Weight: 3 kg',
  ],
  [
    `<table><tr><td><h2>Saw</h2>${'It cuts. '.repeat(30)}</td><td>Left</td></tr></table>`,
    `Saw. ${'It cuts. '.repeat(30)}Left`,
  ],
  [
    'Now <s>$59.99</s> <del>$55</del> <span style="text-decoration: line-through">$50</span> $49.99',
    'Now $49.99',
  ],
  ['5 < 6 and 7 > 3 & so on', '5 < 6 and 7 > 3 & so on'],
])('%j becomes %j', (html, text) => {
  expect(paragraph(cleaned(html))).toBe(text);
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
  ['Pipe 3⅛ × 4″', 'pipe-3-1-8-x-4'],
  ['Tip 50 µm, 50 μm', 'tip-50-um-50-um'],
  ['Μοτερ', 'moter'],
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
