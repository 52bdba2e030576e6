#!/usr/bin/env bash
# html-to-text joins the terms of a <dl> to their values, and a <summary> to what follows, without a space.
#
# Descriptions of shops list specifications as <dl>. Out of "Drive" and "1/2 in." becomes "Drive1/2 in.". The package has no
# format for dl, dt, dd, summary and option, and takes them as inline. It counts <ol> from `start`, but ignores `reversed`
# and the `value` of an <li>, and it has the texts that a browser does not show: <template> and `hidden`. A format for each element
# helps (`{ selector: 'dt', format: 'block' }`).
#
# Guessed before: that dt and dd have lines of their own, that lists are counted as in a browser, and that hidden texts are left out.
# Seen on 2026-11-27 with html-to-text 10.0.1.
source "$(dirname "$0")/lib/lib.sh"
install html-to-text@10.0.1
run <<'END'
import { htmlToText } from 'html-to-text';
import { see } from './lib.mjs';

for (const [html, text] of [
  ['<dl><dt>Drive</dt><dd>1/2 in.</dd><dt>Torque</dt><dd>450 Nm</dd></dl>', 'Drive1/2 in.Torque450 Nm'],
  ['<details><summary>Care</summary>Oil it.</details>', 'CareOil it.'],
  ['<select><option>Red</option><option>Blue</option></select>', 'RedBlue'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', ' 3. a\n 4. b'],
  ['<ol reversed><li>a</li><li>b</li></ol>', ' 1. a\n 2. b'],
  ['<ol><li value="5">a</li><li>b</li></ol>', ' 1. a\n 2. b'],
  ['<p>shown<template>, in a template</template><span hidden>, hidden</span></p>', 'shown, in a template, hidden'],
]) {
  see(html, htmlToText(html), text);
}
const selectors = ['dt', 'dd'].map((selector) => ({ selector, format: 'block' }));
see('with a format', htmlToText('<dl><dt>Drive</dt><dd>1/2 in.</dd></dl>', { selectors }), 'Drive\n\n1/2 in.');
END
