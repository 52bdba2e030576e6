/** If the task does not call `alive` for so many seconds, the signal aborts and the promise rejects with a TimeoutError. */
export function untilStalled<Result>(
  patience: number,
  task: (alive: () => void, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const error = new DOMException(`Nothing has happened for ${patience} seconds.`, 'TimeoutError');
  let timer: ReturnType<typeof setTimeout> | undefined;
  function alive() {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(error), patience * 1000);
  }
  alive();
  const stalled = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(error)),
  );
  return Promise.race([task(alive, controller.signal), stalled]).finally(() => clearTimeout(timer));
}
