/** Runs the callback when the browser is idle, at the latest after five seconds. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  const request = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const cancel = window.cancelIdleCallback ?? clearTimeout;
  const id = request(callback, { timeout: 5000 });
  return () => cancel(id);
}
