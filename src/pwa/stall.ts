type Task<Result> = (alive: () => void, signal: AbortSignal) => Promise<Result>;

/**
 * Runs a task that may hang. It calls `alive` whenever something has happened. If nothing happens for so many seconds, the signal
 * aborts and the promise rejects with a TimeoutError.
 */
export function untilStalled<Result>(patience: number, task: Task<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function giveUp() {
      controller.abort();
      reject(new DOMException(`Nothing has happened for ${patience} seconds.`, 'TimeoutError'));
    }
    function alive() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience * 1000);
    }
    alive();
    task(alive, controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
