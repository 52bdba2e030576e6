// Runs a command in a terminal, with `script`, which Linux and macOS have.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

export const keys = { down: '\u001b[B', enter: '\r', interrupt: '\u0003' };

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Each step waits for a text, and then presses keys. Resolves with what the terminal has shown, without colors, and the exit code. */
export async function inTerminal(
  args: readonly string[],
  steps: readonly (readonly [shown: string, pressed: string])[],
  cwd: string,
) {
  // Its size is that of the terminal of the tests, which have none.
  const command = `stty cols 200 rows 50; exec ${[process.execPath, ...args].map(quoted).join(' ')}`;
  const ofMac = ['-q', '/dev/null', 'sh', '-c', command];
  const ofLinux = ['-qec', command, '/dev/null'];
  const terminal = spawn('script', process.platform === 'darwin' ? ofMac : ofLinux, {
    cwd,
    env: { ...process.env, TERM: 'xterm', CI: '' },
  });
  const open = [...steps];
  let [shown, seen] = ['', 0];
  terminal.stdout.on('data', (chunk) => {
    shown += stripVTControlCharacters(`${chunk}`);
    const [text = '', pressed] = open[0] ?? [];
    const at = shown.indexOf(text, seen);
    if (pressed === undefined || at === -1) return;
    seen = shown.length;
    open.shift();
    terminal.stdin.write(pressed);
  });
  const status = await new Promise((resolve) => terminal.on('close', resolve));
  return { status, shown: shown.replaceAll('\r', ''), unseen: open.map(([text]) => text) };
}
