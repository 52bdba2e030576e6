#!/usr/bin/env bash
# csp_evaluator takes keywords and a directive that Chromium obeys for mistakes in a policy.
#
# Level 3 of the Content Security Policy has the keywords 'trusted-types-eval' and 'report-sha256'. Chromium knows them, and the
# directive fenced-frame-src; it warns in its console about a word that it does not know. csp_evaluator reports all three as "invalid
# keyword" or "not a known CSP directive". A build that refuses a policy with such a report cannot use them.
#
# Guessed before: that csp_evaluator knows whatever Chromium knows.
# Seen on 2026-11-27 with csp_evaluator 1.1.8 and Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install csp_evaluator@1.1.8 playwright-core@1.65.1
run <<'END'
import evaluator from 'csp_evaluator';
import { Type } from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';
import { openBrowser, see, serve } from './lib.mjs';

/** The keywords and directives that csp_evaluator takes for a mistake of syntax. */
const mistakes = (policy) =>
  new evaluator.CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ type }) => [Type.UNKNOWN_DIRECTIVE, Type.INVALID_KEYWORD].includes(type))
    .map(({ directive, value }) => value ?? directive);

const browser = await openBrowser();
/** Chromium's messages in its console about a policy. */
async function warnings(policy) {
  const server = await serve({ '/': { headers: { 'Content-Security-Policy': policy }, body: '<!doctype html>' } });
  const page = await browser.newPage();
  const texts = [];
  page.on('console', (message) => texts.push(message.text()));
  await page.goto(server.url);
  await page.waitForTimeout(300);
  await page.close();
  server.close();
  return texts.flatMap((text) => text.match(/invalid source|Unrecognized/i) ?? []);
}

for (const [policy, reports, isUnknownToChromium] of [
  ["script-src 'self' 'trusted-types-eval'", ["'trusted-types-eval'"], false],
  ["script-src 'self' 'report-sha256'", ["'report-sha256'"], false],
  ["default-src 'none'; fenced-frame-src 'self'", ['fenced-frame-src'], false],
  ["script-src 'self' 'inline-speculation-rules'", [], false],
  ["script-src 'self' 'no-such-word'", ["'no-such-word'"], true],
  ["no-such-directive 'self'", ['no-such-directive'], true],
]) {
  console.log(`  ${policy}`);
  see('  csp_evaluator reports', mistakes(policy), reports);
  see('  Chromium warns', (await warnings(policy)).length > 0, isUnknownToChromium);
}
await browser.close();
END
