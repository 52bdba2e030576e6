// The letters of a text file. UTF-8 is certain, all others are guesses, between which its owner decides.
import { isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { tableIn } from './formats.ts';

/** The languages of shops: the letters besides a to z, of one language in each line. */
const alphabets = tableIn('alphabets.txt').map(([letters]) => new RegExp(`${letters}`, 'gu'));

/** The readings that are tried besides those of the library, which does not know the last ones. */
const encodings =
  `windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1257 iso-8859-2 koi8-r
  cp850 cp852 cp437 cp866 macintosh`.split(/\s+/);

/** What the words of a shop do not have: control characters, capitals inside, symbols inside or in front, two alphabets. */
const wrong = [
  /[\p{Cc}\p{Cn}\p{Co}\ufffd]/gu,
  /\p{Ll}(?![A-Z])\p{Lu}|(?![a-z])\p{Ll}\p{Lu}/gu,
  /(?<=\p{L})(?![\p{L}\p{M}’·–—×])\P{ASCII}(?=\p{L})/gu,
  /(?<!\p{L})(?![\p{L}\p{M}’·–—×“„”«»‘‚‹¿¡€£№•°µ])\P{ASCII}(?=\p{L})/gu,
  /[a-zß-ÿ](?=[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}])/gu,
];

/** Letters besides a to z, and symbols in their place. */
const letterLike = /(?!\p{ASCII})(?:[\p{L}\p{M}]|(?<=\p{L})[^\p{L}\p{M}“”»’…™®©°²³º])/gu;

/** How likely the letters are those of a language, from 0 to 1; less than 0 if no text has them. */
function plausibility(text: string): number {
  const words = text.replaceAll(/\s+/g, ' ');
  const faults = wrong.flatMap((each) => words.match(each) ?? []).length;
  if (faults > 0) return -faults / words.length;
  const letters = words.toLowerCase().match(letterLike) ?? [];
  const most = Math.max(...alphabets.map((each) => letters.join('').match(each)?.length ?? 0));
  return letters.length > 0 ? most / letters.length : 1;
}

/** The likeliest encodings. Of those that read the same, the first counts. */
function readingsOf(sample: Buffer): string[] {
  const found = chardet.analyse(sample).map(({ name, confidence }) => {
    const encoding = name.toLowerCase().replace(/^iso-8859-1$/, 'windows-1252');
    return { encoding, isLikely: confidence >= 20 };
  });
  const namesOf = (isLikely: boolean) =>
    found.flatMap((each) => (each.isLikely === isLikely ? each.encoding : []));
  const readings = new Map<string, string>();
  for (const encoding of [...namesOf(true), ...encodings, ...namesOf(false)]) {
    if (/ascii|utf/.test(encoding) || !iconv.encodingExists(encoding)) continue;
    const text = iconv.decode(sample, encoding);
    if (!readings.has(text)) readings.set(text, encoding);
  }
  const all = [...readings].map(([text, encoding]) => ({ encoding, is: plausibility(text) }));
  const sorted = all.toSorted((a, b) => b.is - a.is).filter(({ is }, at) => at === 0 || is > 0);
  return sorted.map(({ encoding }) => encoding);
}

/** The lines that have other bytes than ASCII. More than a few say nothing new. */
const samplesOf = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split(/[\r\n]+/)
    .filter((line) => /\P{ASCII}/u.test(line))
    .slice(0, 200);

/** What a web page or a feed says of itself. */
const declaration =
  /^[^<]{0,9}<(?:\?xml|!doctype|html|head|meta)\b[\s\S]{0,1500}?(?:encoding|charset)=["']?([\w-]+)/i;

/** The text of a file. With `readings` it is a guess: these are the encodings that it can have, the likeliest first. */
export function textIn(bytes: Buffer, wish = ''): { text: string; readings?: string[] } {
  const start = bytes.subarray(0, 4000);
  const nulsAt = (place: number) => start.filter((byte, at) => !byte && at % 2 === place).length;
  const [even, odd] = [nulsAt(0), nulsAt(1)];
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'feff' || even > Math.max(odd, start.length / 20))
    return { text: iconv.decode(bytes, 'utf-16be') };
  if (mark === 'fffe' || odd > start.length / 20) return { text: iconv.decode(bytes, 'utf-16le') };
  if (iconv.encodingExists(wish)) return { text: iconv.decode(bytes, wish) };
  const text = iconv.decode(bytes, 'utf-8');
  if (isUtf8(bytes)) return { text };
  const [, declared = ''] = bytes.toString('latin1', 0, 2000).match(declaration) ?? [];
  if (iconv.encodingExists(declared) && !/utf/i.test(declared))
    return { text: iconv.decode(bytes, declared) };
  const broken = text.match(/\ufffd+/g)?.length ?? 0;
  const others = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  if (others > broken) return { text };
  const readings = readingsOf(Buffer.from(samplesOf(bytes).join('\n'), 'latin1'));
  return { text: iconv.decode(bytes, `${readings[0]}`), readings };
}

/** What programs take UTF-8 for. */
const mistaken = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh', 'cp850', 'cp437'];

/** A text whose letters were encoded twice, with its letters: `SchlÃ¼ssel`, `Schl√ºssel`. Any other as it is. */
export const readAgain = (text: string): string =>
  text.replaceAll(/(?=[Â-ôĂăÄĹĐŃА-я¬√ƒ≈‚–—┬├─┼╬╨╤])\P{ASCII}{2,}/gu, (run) => {
    const found = mistaken.flatMap((encoding) => {
      const bytes = Buffer.concat([...run].map((letter) => byteOf(letter, encoding)));
      // What an encoding lacks is a question mark.
      return !bytes.includes('?') && isUtf8(bytes) ? bytes.toString('utf8') : [];
    });
    return found.find((each) => isOfWords.test(each)) ?? run;
  });

/** Programs leave the control characters for which an encoding has no letter. */
const byteOf = (letter: string, encoding: string) =>
  /\p{Cc}/u.test(letter) ? Buffer.from(letter, 'latin1') : iconv.encode(letter, encoding);

/** A single letter of another alphabet is none that was encoded twice: `ÓŻ` of `NÓŻ` would be `ӯ`. */
const isOfWords = /^([\p{Script=Latin}\p{P}\p{S}\p{N}\u00a0]+|[^\p{Script=Latin}\p{Cc}]{2,})$/u;

export const isEncoding = (name: string) => iconv.encodingExists(name);

/** A text that was read as Latin 1, in another encoding. */
export const decoded = (text: string, encoding: string) =>
  iconv.decode(Buffer.from(text, 'latin1'), encoding);
