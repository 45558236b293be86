import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { setTimeout as pauseFor } from 'node:timers/promises';

/** What a kept process tells: how long its stop may take, and that it is open. */
interface KeptMessage {
  readonly stopMs?: number;
  readonly isOpen?: true;
}

/** The other end, in the process that is kept: without its keeper nobody could stop it any more, so it stops by itself. */
export function reportToKeeper(stop: () => void): { tell(message: KeptMessage): void } {
  process.once('disconnect', stop);
  process.channel?.unref();
  return { tell: (message) => void process.send?.(message) };
}

export interface Keeping {
  /** Starts the program with a channel for its messages. */
  start(): ChildProcess;
  say(text: string): void;
  /** Every time it has opened. */
  onOpen?(): void;
  pause?(milliseconds: number, stopped: AbortSignal): Promise<unknown>;
  /** Where signals to this process arrive. */
  signals?: Pick<EventEmitter, 'on' | 'off'>;
}

interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly openedAt: number | undefined;
}

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Stopped, refused to start or cut off, and ended by a second signal: none of these is helped by another start. */
const finalCodes: readonly (number | null)[] = [0, 1, 130];
const triesToOpen = 5;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** Who was open for so long was well: what happens next is a new story. */
const wellAfterMs = 10 * 60_000;
const usualStopMs = 10_000;

/**
 * Runs a program until it ends by its own will or is told to. After a crash it is started again: at once is too soon when
 * the reason persists, so pauses grow. One that never gets as far as opening is given up. Answers the exit code.
 */
export async function keepRunning(keeping: Keeping): Promise<number> {
  const { say, pause = patiently, signals = process } = keeping;
  const stopped = new AbortController();
  let current: ((signal: NodeJS.Signals) => void) | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    stopped.abort();
    current?.(signal);
  };
  for (const name of stopSignals) signals.on(name, onSignal);
  try {
    for (let crashes = 1, unopened = 0; ; crashes += 1) {
      const { ended, stop } = run(keeping);
      current = stop;
      const { code, signal, openedAt } = await ended;
      current = undefined;
      if (stopped.signal.aborted || finalCodes.includes(code)) return code ?? 1;
      const isWell = openedAt !== undefined && performance.now() - openedAt >= wellAfterMs;
      if (isWell) crashes = 1;
      unopened = openedAt === undefined ? unopened + 1 : 0;
      const reason = signal ? `by ${signal}` : `with code ${code}`;
      if (unopened === triesToOpen) {
        say(
          `\n✗ The shop ended unexpectedly (${reason}) ${triesToOpen} times before it was open. It is not tried again: what is wrong stands above.`,
        );
        return 1;
      }
      const pauseMs = Math.min(firstPauseMs * 2 ** (crashes - 1), longestPauseMs);
      say(`\n✗ The shop ended unexpectedly (${reason}). It is started again in ${pauseMs / 1000} s.`);
      await pause(pauseMs, stopped.signal);
      if (stopped.signal.aborted) return 0;
    }
  } finally {
    for (const name of stopSignals) signals.off(name, onSignal);
  }
}

/** One life of the program. A stop that it does not hear of, because it does nothing but compute, is made to happen. */
function run({ start, say, onOpen }: Keeping) {
  const child = start();
  let stopMs = usualStopMs;
  let openedAt: number | undefined;
  let deadline: NodeJS.Timeout | undefined;
  child.on('message', (message: KeptMessage) => {
    stopMs = message.stopMs ?? stopMs;
    if (!message.isOpen) return;
    openedAt = performance.now();
    onOpen?.();
  });
  const ended = new Promise<Run>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(deadline);
      resolve({ code, signal, openedAt });
    });
  });
  return {
    ended,
    stop(signal: NodeJS.Signals) {
      child.kill(signal);
      deadline ??= setTimeout(() => {
        say(`\n✗ The shop did not hear that it should stop and is ended after ${stopMs / 1000} s.`);
        child.kill('SIGKILL');
      }, stopMs);
    },
  };
}

const patiently: NonNullable<Keeping['pause']> = (milliseconds, signal) =>
  // Whoever stops the shop does not wait for its next start.
  pauseFor(milliseconds, undefined, { signal }).catch(() => {});
