// Runs a command in a terminal.
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';

export const keys = { down: '\u001b[B', enter: '\r', interrupt: '\u0003' };

/** Each step waits for a text, and then presses keys. Resolves with what the terminal has shown, without colors, and the exit code. */
export async function inTerminal(
  args: readonly string[],
  steps: readonly (readonly [shown: string, keys: string])[],
  cwd: string,
) {
  const terminal = spawn(process.execPath, [...args], { cwd, cols: 200, rows: 50 });
  const open = [...steps];
  let [shown, seen] = ['', 0];
  terminal.onData((chunk) => {
    shown += stripVTControlCharacters(chunk);
    const [text = '', keys] = open[0] ?? [];
    const at = shown.indexOf(text, seen);
    if (keys === undefined || at === -1) return;
    seen = shown.length;
    open.shift();
    terminal.write(keys);
  });
  // A step whose text is not shown would wait forever.
  const timeout = setTimeout(() => terminal.kill(), 40_000);
  const status = await new Promise<number>((resolve) =>
    terminal.onExit(({ exitCode }) => resolve(exitCode)),
  );
  clearTimeout(timeout);
  return { status, shown: shown.replaceAll('\r', ''), unseen: open.map(([text]) => text) };
}
