import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Opens a screen that nobody sees, which closes with its last window. Returns its X display. */
export async function openScreen(
  xvfb: string,
  { width, height }: { width: number; height: number },
) {
  const size = ['-screen', '0', `${width}x${height}x24`];
  const server = spawn(xvfb, ['-displayfd', '3', '-terminate', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It writes which display it found free.
  const [display] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return `:${String(display).trim()}`;
}
