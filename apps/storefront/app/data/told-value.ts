import { useSyncExternalStore } from 'react';

/** A value that several parts of the page look at: each is told when it changes, and draws itself alone. */
export interface ToldValue<Value> {
  get(): Value;
  set(value: Value): void;
  /** Until what it returns is called. */
  subscribe(listener: () => void): () => void;
}

export function toldValue<Value>(first: Value): ToldValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** On the server, and while React takes the page over, it is what the server wrote. */
export function useToldValue<Value>(
  told: Pick<ToldValue<Value>, 'get' | 'subscribe'>,
  onServer: Value,
): Value {
  return useSyncExternalStore(told.subscribe, told.get, () => onServer);
}
