#!/usr/bin/env bash
# chardet names another encoding for letters of DOS and of old Macintoshes, and for a short Turkish list.
#
# It has no tables for 850, 437 and Mac Roman, and does not say that it knows none: a German word in 850 is windows-1252 with a confidence
# of 60, in which it reads "S„ge". Of two Turkish words in windows-1254 it is the Baltic windows-1257. So its first answer alone cannot be
# taken, and its confidence does not tell the right ones from the wrong.
#
# Guessed before: a low confidence where it knows nothing.
# Seen on 2026-11-28 with chardet 2.2.0 and iconv-lite 0.7.3.
source "$(dirname "$0")/lib/lib.sh"
install chardet@2.2.0 iconv-lite@0.7.3
run <<'END_OF_FINDING'
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { see } from './lib.mjs';

const first = (text, encoding) => {
  const [{ name, confidence }] = chardet.analyse(iconv.encode(text, encoding));
  return `${name} ${confidence}`;
};
see('Säge in cp850', first('Säge', 'cp850'), 'windows-1252 60');
see('and how that reads', iconv.decode(iconv.encode('Säge', 'cp850'), 'windows-1252'), 'S„ge');
see('Kaldıraç ölçüm in windows-1254', first('Kaldıraç ölçüm', 'windows-1254'), 'windows-1257 20');
see('Ключ разводной in windows-1251', first('Ключ разводной', 'windows-1251'), 'windows-1251 40');
END_OF_FINDING
