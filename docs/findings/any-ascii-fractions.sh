#!/usr/bin/env bash
# any-ascii makes 31/2 of 3½ and 102 of 10²: a text with numbers may say another number afterwards.
#
# The package transliterates each character by itself, so a fraction is written right after the digit before it. Ids and file names
# that are made this way of "1½ in." and "11/2 in." are the same, and nobody can tell which it was.
#
# Guessed before: that the numbers stay, as 3 1/2.
# Seen on 2026-11-27 with any-ascii 0.3.3. `normalize('NFKD')` of JavaScript does the same, with U+2044 as the slash.
source "$(dirname "$0")/lib/lib.sh"
install any-ascii@0.3.3
run <<'END'
import anyAscii from 'any-ascii';
import { see } from './lib.mjs';

for (const [text, ascii] of [
  ['1½ in.', '11/2 in.'],
  ['3⅜"', '33/8"'],
  ['10² mm', '102 mm'],
  ['5 ‰', '5 %0'],
  ['Ø 12', 'O 12'],
  ['47 Ω', '47 O'],
  ['5 µm', '5 um'],
  ['M8×1', 'M8*1'],
]) {
  see(text, anyAscii(text), ascii);
}
see('1½ normalized', '1½'.normalize('NFKD'), '11\u20442');
END
