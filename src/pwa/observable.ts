export type Observable<State> = {
  readonly get: () => State;
  readonly set: (state: State) => void;
  /** As `useSyncExternalStore` takes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value outside React that components can subscribe to. */
export function observable<State>(state: State): Observable<State> {
  let current = state;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
