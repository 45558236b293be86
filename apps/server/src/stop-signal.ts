export interface StopSignal {
  /** Which one came; none if it was asked for otherwise. */
  readonly signal: Promise<NodeJS.Signals | undefined>;
  readonly isStopping: () => boolean;
  /** The same as a first signal. */
  ask(): void;
  forget(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// One Ctrl-C may arrive several times: from the terminal and again from each program in between.
const echoMs = 1_000;

/**
 * The first signal asks for a graceful stop; a later one, when patience has ended, quits at once. What is still open when
 * the deadline passes is left to itself: a start recovers from that, and nobody waits for ever.
 */
export function untilStopSignal({ deadlineMs }: { readonly deadlineMs: number }): StopSignal {
  let firstAt: number | undefined;
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals | undefined>();
  const stop = (signal?: NodeJS.Signals) => {
    if (firstAt === undefined) endAfter(deadlineMs);
    firstAt ??= performance.now();
    resolve(signal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstAt !== undefined && performance.now() - firstAt > echoMs) process.exit(130);
    stop(signal);
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: promise,
    isStopping: () => firstAt !== undefined,
    ask: () => stop(),
    forget() {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}

function endAfter(deadlineMs: number): void {
  const end = () => {
    process.stderr.write(
      `\nNot everything was finished within ${deadlineMs / 1000} s; the shop ends anyway.\n`,
    );
    process.exit(1);
  };
  setTimeout(end, deadlineMs).unref();
}
