/** In milliseconds. A connection or a browser API that is silent for this time hangs. A slow one is never silent for so long. */
const patience = 10_000;

type Task<Result> = (alive: () => void, signal: AbortSignal) => Promise<Result>;

/**
 * Runs a task that may hang. It calls `alive` whenever something has happened. If nothing happens for ten seconds, the signal
 * aborts and the promise rejects with a TimeoutError.
 */
export function untilStalled<Result>(task: Task<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function giveUp() {
      controller.abort();
      reject(new DOMException('Nothing has happened for ten seconds.', 'TimeoutError'));
    }
    function alive() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    }
    alive();
    task(alive, controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
