import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { keepRunning, stopSignals } from './keep-running.ts';

/** The one process that keeps the search indices and does the work nobody waits for, or one of those that answer visitors. */
export type Part = 'back' | 'front';

export interface GroupKeeping {
  readonly fronts: number;
  start(part: Part): ChildProcess;
  /** What went wrong. */
  say(text: string): void;
  /** What happens by wish. */
  tell(text: string): void;
  /** Once all of them are open. */
  onOpen(): void;
  /** Where signals to this process arrive. */
  signals?: Pick<EventEmitter, 'on' | 'off'>;
  /** Before a part that opened once and now refuses to is tried again. */
  pauseMs?: number;
}

interface Member {
  readonly part: Part;
  /** Resolves when it is open, or will never be. */
  readonly opened: Promise<boolean>;
  readonly ended: Promise<number>;
  stop(signal: NodeJS.Signals): Promise<number>;
}

/** Asks for new processes in place of the old ones, one after the other. */
export const restartSignal = 'SIGUSR2';
/** Tells one that it should end while others go on. */
export const leaveSignal = 'SIGTERM';
/** Tells one that all end. */
const stopAllSignal = 'SIGINT';

/**
 * Several processes behind one port. One that is lost is replaced; a restart replaces each front only when its successor is
 * open, so that there is always somebody who answers. Answers the exit code.
 */
export async function keepGroup(keeping: GroupKeeping): Promise<number> {
  const { tell, say, signals = process, pauseMs = 5_000 } = keeping;
  const members = new Set<Member>();
  const over = Promise.withResolvers<number>();
  const stopping = new AbortController();
  let isStopping = false;
  let isRestarting = false;
  let wasOpen = false;

  function stopAll(): void {
    isStopping = true;
    stopping.abort();
    if (members.size === 0) over.resolve(0);
    for (const member of members) void member.stop(stopAllSignal);
  }

  /** It has run with these settings before: what it lacks now, such as the database, may come back. The others go on. */
  async function openLater(part: Part): Promise<void> {
    say(`\n✗ The ${part} did not start. It is tried again in ${pauseMs / 1000} s; the others go on.`);
    await pauseFor(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!isStopping) open(part);
  }

  function open(part: Part): Member {
    const member = keepMember(part, keeping);
    members.add(member);
    void member.ended.then((code) => {
      const isWanted = members.delete(member);
      if (isStopping) {
        if (members.size === 0) over.resolve(code);
        return;
      }
      if (!isWanted) return;
      // What ended in order was stopped by hand. What refuses to start the first time is helped by no other start.
      if (code === 0) open(part);
      else if ([...members].some((other) => other.part === part)) return;
      else if (wasOpen) void openLater(part);
      else {
        over.resolve(code);
        stopAll();
      }
    });
    return member;
  }

  /** The others go on: nobody looks after this one any more. */
  async function release(member: Member): Promise<void> {
    members.delete(member);
    await member.stop(leaveSignal);
  }

  /**
   * A mistake in the new code or the settings shows with the first front, while all others go on. Then the back is followed: the
   * fronts that have been there have their pages ready, and wait for the new back with the rest.
   */
  async function followAll(): Promise<boolean> {
    const before = (part: Part) => [...members].filter((member) => member.part === part);
    const backs = before('back');
    for (const old of before('front')) {
      if (isStopping || !(await open('front').opened)) return false;
      for (const back of backs.splice(0)) {
        // Two would write to the same indices.
        await release(back);
        // If it does not, that is told, and it is tried again.
        if (!isStopping) await open('back').opened;
      }
      if (isStopping) return false;
      await release(old);
    }
    return true;
  }

  async function restart(): Promise<void> {
    if (isRestarting || isStopping) return;
    isRestarting = true;
    tell('Restarting: each process is followed by a new one.');
    const isDone = await followAll();
    isRestarting = false;
    if (!isStopping)
      tell(isDone ? 'Restarted.' : 'Not restarted: a new process did not open. The old ones go on.');
  }

  const onRestart = () => void restart();
  for (const name of stopSignals) signals.on(name, stopAll);
  signals.on(restartSignal, onRestart);
  try {
    const parts: Part[] = ['back', ...Array<Part>(keeping.fronts).fill('front')];
    // One after the other: what the first one prepares, the next ones find.
    for (const part of parts) if (!isStopping) await open(part).opened;
    if (!isStopping) {
      wasOpen = true;
      keeping.onOpen();
    }
    const code = await over.promise;
    await Promise.all([...members].map(({ ended }) => ended));
    return code;
  } finally {
    for (const name of stopSignals) signals.off(name, stopAll);
    signals.off(restartSignal, onRestart);
  }
}

function keepMember(part: Part, { start, say }: GroupKeeping): Member {
  const signals = new EventEmitter();
  const open = Promise.withResolvers<true>();
  const ended = keepRunning({ start: () => start(part), say, signals, onOpen: () => open.resolve(true) });
  return {
    part,
    opened: Promise.race([open.promise, ended.then(() => false)]),
    ended,
    stop(signal) {
      signals.emit(signal, signal);
      return ended;
    },
  };
}
