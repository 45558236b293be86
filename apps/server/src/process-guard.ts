import type { Logger } from './log.ts';

/** What went wrong outside of every request since the process began, and ended nothing. */
export interface Survived {
  readonly unhandledRejections: number;
}

export interface ProcessGuard {
  readonly survived: () => Survived;
  /** Whether an exception reached nobody: nobody knows any more what state the process is in. */
  readonly hasFailed: () => boolean;
  forget(): void;
}

/** Whoever listened to what the process says is gone: that is no reason to break off a stop half way. */
const nobodyReads = () => {};

/**
 * A promise that was rejected and that nobody awaited is a mistake in one answer, not a reason to end all others. An
 * exception that nobody caught may have left anything half done: the process ends, in order.
 */
export function guardProcess({ log, onException }: { log: Logger; onException: () => void }): ProcessGuard {
  let unhandledRejections = 0;
  let hasFailed = false;
  const onRejection = (reason: unknown) => {
    unhandledRejections += 1;
    log.error({ err: reason, unhandledRejections }, 'Nobody awaited a promise that was rejected');
  };
  const onUncaught = (error: unknown) => {
    log.fatal({ err: error }, 'Nobody caught an exception: the shop stops in order');
    hasFailed = true;
    onException();
  };
  const outputs = [process.stdout, process.stderr];
  for (const output of outputs) output.on('error', nobodyReads);
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onUncaught);
  return {
    survived: () => ({ unhandledRejections }),
    hasFailed: () => hasFailed,
    forget() {
      for (const output of outputs) output.off('error', nobodyReads);
      process.off('unhandledRejection', onRejection);
      process.off('uncaughtException', onUncaught);
    },
  };
}
