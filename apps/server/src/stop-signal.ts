export interface StopSignal {
  readonly signal: Promise<void>;
  readonly isStopping: () => boolean;
  forget(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// One Ctrl-C may arrive several times: from the terminal and again from each npm in between.
const echoMs = 1_000;

/** The first signal asks for a graceful stop; a later one, when patience has ended, quits at once. */
export function untilStopSignal(): StopSignal {
  let firstAt: number | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSignal = () => {
    if (firstAt !== undefined && performance.now() - firstAt > echoMs) process.exit(130);
    firstAt ??= performance.now();
    resolve();
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: promise,
    isStopping: () => firstAt !== undefined,
    forget() {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}
