/** Those who wait for one thing. */
export interface Askers {
  /** One more, gone when the signal says so; without one somebody who waits to the end. */
  add(gone?: AbortSignal): void;
  /** Says when the last has gone. */
  readonly signal: AbortSignal;
}

export function createAskers(): Askers {
  const nobody = new AbortController();
  let waiting = 0;
  return {
    add(gone) {
      waiting += 1;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) nobody.abort();
      };
      if (gone?.aborted) leave();
      else gone?.addEventListener('abort', leave, { once: true });
    },
    signal: nobody.signal,
  };
}
