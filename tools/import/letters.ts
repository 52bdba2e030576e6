// The letters of a text file. UTF-8 is certain. All else is a guess, between which its owner decides.
import { isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { tableIn } from './formats.ts';

/** The letters besides a to z of one language in each line, and what no word has. */
const [alphabets, wrong] = ['alphabets.txt', 'wrong-letters.txt'].map((file) =>
  tableIn(file).map(([letters]) => new RegExp(`${letters}`, 'gu')),
) as [RegExp[], RegExp[]];

/** The readings that are tried besides those of chardet, which does not know the last ones. */
const usual =
  `windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 windows-1257 iso-8859-2
  koi8-r cp850 cp852 cp437 cp866 macintosh`.split(/\s+/);

/** In these a next file of the same program has letters that the ISO standard lacks. */
const ofWindows: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-7': 'windows-1253',
  'iso-8859-9': 'windows-1254',
};

/** How likely the letters are those of a language, from 0 to 1; less than 0 if no text has them. */
function plausibility(text: string): number {
  const words = text.replaceAll(/\s+/g, ' ');
  const faults = wrong.flatMap((each) => words.match(each) ?? []).length;
  // A symbol behind a letter may stand in place of one.
  const found = words.match(/(?!\p{ASCII})(\p{L}|(?<=\p{L})[^\p{L}“”»’…™®©°²³º])/gu) ?? [];
  const letters = found.join('').toLowerCase();
  const most = Math.max(...alphabets.map((each) => letters.match(each)?.length ?? 0));
  return faults > 0 ? -faults / words.length : most / Math.max(letters.length, most, 1);
}

/** The encodings that these bytes may have, the likeliest first. Of those that read the same, the first counts. */
function readingsOf(sample: Buffer): string[] {
  const found = chardet.analyse(sample).flatMap(({ name, confidence }) => {
    const encoding = name.toLowerCase();
    const both = [ofWindows[encoding] ?? encoding, encoding];
    return both.map((each) => ({ encoding: each, isLikely: confidence >= 20 }));
  });
  const names = (is: boolean) =>
    found.flatMap((each) => (each.isLikely === is ? each.encoding : []));
  const readings = new Map<string, string>();
  for (const name of [...names(true), ...usual, ...names(false)]) {
    const isKnown = !/ascii|utf/.test(name) && iconv.encodingExists(name);
    const text = isKnown ? iconv.decode(sample, name) : '';
    if (text && !readings.has(text)) readings.set(text, name);
  }
  const all = [...readings].map(([text, name]) => ({ name, is: plausibility(text) }));
  const sorted = all.toSorted((a, b) => b.is - a.is);
  return sorted.filter(({ is }, at) => at < 2 || is > 0).map(({ name }) => name);
}

/** The text of a file. With `readings` it is a guess: these are the encodings that it can have, the likeliest first. */
export function textIn(bytes: Buffer, wish = ''): { text: string; readings?: string[] } {
  const start = bytes.subarray(0, 4000);
  const nuls = start.filter((byte) => byte === 0).length;
  const hasMark = /^(feff|fffe)/.test(bytes.toString('hex', 0, 2));
  if (hasMark || nuls > start.length / 20) return { text: iconv.decode(bytes, 'utf-16') };
  if (iconv.encodingExists(wish)) return { text: iconv.decode(bytes, wish) };
  const text = iconv.decode(bytes, 'utf-8');
  const [broken, others] = [/\ufffd+/g, /[^\p{ASCII}\ufffd]/gu].map(
    (each) => text.match(each)?.length ?? 0,
  );
  if (isUtf8(bytes) || Number(others) > Number(broken)) return { text };
  const lines = bytes.toString('latin1').split(/[\r\n]+/);
  const known = new Set<string>();
  // Later lines with the same letters say nothing new.
  const sample = lines.filter((line, at) => {
    const letters = line.match(/\P{ASCII}/gu) ?? [];
    const count = known.size;
    for (const letter of letters) known.add(letter);
    return letters.length > 0 && (at < 400 || known.size > count);
  });
  const readings = readingsOf(Buffer.from(sample.join('\n'), 'latin1'));
  return { text: decoded(bytes.toString('latin1'), `${readings[0]}`), readings };
}

export const isEncoding = (name: string) => iconv.encodingExists(name);

/** A text that was read as Latin 1, in another encoding. */
export const decoded = (text: string, encoding: string) =>
  iconv.decode(Buffer.from(text, 'latin1'), encoding);

/** The encodings that programs take UTF-8 for. */
const mistaken = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh', 'cp850', 'cp437'];

/** A single letter of another alphabet is none that was encoded twice: `ÓŻ` of `NÓŻ` would be `ӯ`. */
const isOfWords = /^([\p{Script=Latin}\p{P}\p{S}\p{N}\u00a0]+|[^\p{Script=Latin}\p{Cc}]{2,})$/u;

/** A text whose letters were encoded twice, with its letters: `SchlÃ¼ssel`, `Schl√ºssel`. Any other as it is. */
export const readAgain = (text: string): string =>
  text.replaceAll(/(?=[Â-ôĂăÄĹĐŃА-я¬√ƒ≈‚–—┬├─┼╬╨╤])\P{ASCII}{2,}/gu, (run) => {
    const found = mistaken.flatMap((encoding) => {
      // Programs leave the control characters for which an encoding has no letter. What it lacks is a question mark.
      const bytesOf = (letter: string) =>
        /\p{Cc}/u.test(letter) ? Buffer.from(letter, 'latin1') : iconv.encode(letter, encoding);
      const bytes = Buffer.concat([...run].map(bytesOf));
      return !bytes.includes('?') && isUtf8(bytes) ? bytes.toString('utf8') : [];
    });
    return found.find((each) => isOfWords.test(each)) ?? run;
  });
