import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleaned } from './cleaning.ts';
import { oneLine, paragraph } from './texts.ts';

describe('a text without code comes out as it went in', () => {
  // Brackets, ampersands and angle brackets are text too.
  const word = fc.oneof(
    fc.string({
      unit: fc.constantFrom(...'abcXYZäß0123456789.,;:/"\'%&<>(){}[]=+-_#€½µ漢Ж'),
      maxLength: 6,
    }),
    fc.constantFrom(
      '[left]',
      '<rot>',
      'R&D',
      '5 < 6',
      '[10]',
      '{}',
      'a<b',
      '[L=40 mm]',
      '&',
      'M8 x 40',
    ),
  );
  // The cleaner removes these: a shortcode, a directive, a tag, an entity, JSON, a language.
  const isCode =
    /\[\/?[a-z][\w-]*[^\]]*[=/][^\]]*\]|\[\/|\/\]|\{\{|\{%|<\/?[a-z!]|&#?\w+;|^[[{].*["\d,].*[\]}]$|[[{]:/i;

  test('whatever its characters are', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(' ');
        fc.pre(!isCode.test(text));
        expect(cleaned(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    'Bracket [left] 40 mm',
    'Screw [M8] [zinc] 40 mm',
    'Kabel <rot> 5 m',
    'Tom & Jerry <3',
    'Clamp {small}',
    'Pipe a <b and c> d',
    'Torque 5 < 6 > 4',
    '[10]',
    '[L=40 mm] Stud',
    'AT&T; Adapter',
    '{}',
    'Part [see note 1]',
    'C:\\new\\tools',
  ])('%s', (text) => expect(cleaned(text)).toBe(text));
});

test('what is clean stays clean', () => {
  const pieces = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b>',
      '&amp;',
      '&lt;',
      '&gt;',
      'amp;',
      '[a b="1"]',
      '[/a]',
      '[x]',
      '{{',
      '}}',
      'Saw',
      ' ',
      '\u0007',
      '[:en]',
      '[:]',
      '<!--',
      '-->',
      '"',
      '{"a":',
      '}',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const once = oneLine(cleaned(parts.join('')));
      expect(oneLine(cleaned(once))).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  // Entities, also those of entities.
  ['Nuts &amp; Bolts', 'Nuts & Bolts'],
  ['Nuts &amp;amp; Bolts', 'Nuts & Bolts'],
  ['1/2&quot; drive &#8211; &#x2018;pro&#x2019;', '1/2" drive – ‘pro’'],
  ['Schl&uuml;ssel 13&nbsp;mm', 'Schlüssel 13 mm'],
  ['M8 &lt; M10', 'M8 < M10'],
  // HTML, also HTML that is escaped.
  ['<b>Saw</b> <i>pro</i>', 'Saw pro'],
  ['&lt;p&gt;Saw&lt;/p&gt;', 'Saw'],
  ['&amp;lt;p&amp;gt;Saw&amp;lt;/p&amp;gt;', 'Saw'],
  ['<p>&lt;h2&gt;Saw&lt;/h2&gt;&lt;p&gt;It cuts.&lt;/p&gt;</p>', 'Saw. It cuts.'],
  ['<p>Kabel <rot> 5 m</p>', 'Kabel <rot> 5 m'],
  ['<my-box size="2">Saw</my-box>', 'Saw'],
  ['<style>.a{b:c}</style><div data-x="[1]">Saw</div>', 'Saw'],
  // Shortcodes of page builders.
  [
    '[vc_row][vc_column width="1/2"][vc_column_text]It cuts.[/vc_column_text][/vc_column][/vc_row]',
    'It cuts.',
  ],
  [
    '[vc_column_text]It cuts[/vc_column_text][vc_separator][vc_column_text]It saws[/vc_column_text]',
    'It cuts. It saws',
  ],
  [
    '[et_pb_text admin_label=&#8221;Text&#8221; _builder_version="4.9"]It cuts.[/et_pb_text]',
    'It cuts.',
  ],
  ['[fusion_text columns=”” rule_size=””]It cuts.[/fusion_text]', 'It cuts.'],
  [
    '[caption id="a_12" width="300"]<img src="a.jpg" /> On a bench[/caption] It tests.',
    'On a bench. It tests.',
  ],
  ['It cuts. [gallery ids="3,4,5"]', 'It cuts.'],
  ['It cuts. [products limit=4 columns=2]', 'It cuts.'],
  ['It cuts.[contact-form-7 id="123" title="Ask us"]Well.', 'It cuts. Well.'],
  ['[vc_raw_html]JTNDZGl2JTNFJTNDJTJGZGl2JTNF[/vc_raw_html]It cuts.', 'It cuts.'],
  ['[embed]https://video.example/a?b=c[/embed] It cuts.', 'It cuts.'],
  ['A [highlight color="red"]red[/highlight] saw', 'A red saw'],
  ['[b]Saw[/b] [url=https://x.example]more[/url]', 'Saw more'],
  ['Saw [divider /] well', 'Saw well'],
  [
    '<!-- wp:shortcode -->[contact id="1"]<!-- /wp:shortcode --><!-- wp:paragraph {"align":"left"} --><p>It cuts.</p><!-- /wp:paragraph -->',
    'It cuts.',
  ],
  // Directives of Magento, Shopify and others.
  ['It cuts. {{media url="wysiwyg/a.jpg"}} {{widget type="Magento\\Block" id="7"}}', 'It cuts.'],
  ['<img src="{{media url=&quot;a.jpg&quot;}}" alt="">It cuts.', 'It cuts.'],
  ['It cuts. {% include "note" %}', 'It cuts.'],
  // Languages in one cell.
  ['[:en]Saw[:de]Säge[:]', 'Saw'],
  ['[:de]Säge[:en]Saw[:] 300 mm', 'Saw 300 mm'],
  ['<!--:en-->Saw<!--:--><!--:de-->Säge<!--:-->', 'Saw'],
  ['{:en}Saw{:}{:de}Säge{:}', 'Saw'],
  ['{mlang de}Säge{mlang}{mlang en}Saw{mlang}', 'Saw'],
  ['<p>[:de]Säge[:fr]Scie[:]</p>', 'Säge'],
  ['{"en_US": "Saw", "de_DE": "Säge"}', 'Saw'],
  // JSON.
  ['["1/4 in.","3/8 in."]', '1/4 in., 3/8 in.'],
  ['[8, 10, 12]', '8, 10, 12'],
  ['{"value":200.0,"unit":"NEWTON_METERS"}', '200 N·m'],
  ['[{"value":8,"unit":"mm"},{"value":10,"unit":"MILLIMETERS"}]', '8 mm, 10 mm'],
  ['{"amount":"12.50","currency_code":"EUR"}', '12.50 EUR'],
  [
    '{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"It "},{"type":"text","value":"cuts.","bold":true}]},{"type":"list","children":[{"type":"list-item","children":[{"type":"text","value":"Hard"}]},{"type":"list-item","children":[{"type":"text","value":"Light"}]}]}]}',
    'It cuts. Hard. Light',
  ],
  [
    '{"time":1,"blocks":[{"type":"header","data":{"text":"Saw","level":2}},{"type":"paragraph","data":{"text":"It <b>cuts</b>."}}]}',
    'Saw. It cuts.',
  ],
  ['{"Drive":"1/2 in.","Teeth":24}', 'Drive: 1/2 in., Teeth: 24'],
  // Control characters, and spaces without a width.
  ['Sa\u0007w\u200b\ufeff\u00ad', 'Saw'],
  ['One\u2028two', 'One two'],
])('%j is cleaned', (text, clean) => {
  expect(paragraph(cleaned(text))).toBe(clean);
});

test('the language is that of the store, or else English, or else the first', () => {
  const text = '[:fr]Scie[:de]Säge[:en]Saw[:]';
  expect(['de', 'fr', 'it'].map((language) => cleaned(text, language))).toEqual([
    'Säge',
    'Scie',
    'Saw',
  ]);
  expect(cleaned('[:fr]Scie[:de]Säge[:en][:]', 'it')).toBe('Scie');
});

test('in a name, a line end of HTML is a space', () => {
  expect(oneLine(cleaned('Pipe Wrench<br>10 in.'))).toBe('Pipe Wrench 10 in.');
});

test('the properties of escaped HTML are found too', () => {
  const facts: [string, string][] = [];
  cleaned(
    '&lt;table&gt;&lt;tr&gt;&lt;td&gt;Drive&lt;/td&gt;&lt;td&gt;1/2 in.&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
    'en',
    facts,
  );
  expect(facts).toEqual([['Drive', '1/2 in.']]);
});
