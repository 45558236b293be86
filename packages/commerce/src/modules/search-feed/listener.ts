import { addDays, localTime, startOfDay } from '#stores';
import type { CommerceDatabase } from '#tables';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  readonly timeZone: string;
  /** Called when something may have changed; it looks for itself what that is. */
  readonly onChange: () => void;
}

/** A pooler between us and the database may swallow notices. */
const lookAnywayMs = 15_000;
/** Timers may ring a little early. */
const afterMidnightMs = 50;

export function listenForChanges({ database, clock, timeZone, onChange }: ListenerOptions): Listener {
  let midnight: NodeJS.Timeout | undefined;

  function waitForMidnight(): void {
    const now = clock();
    const next = startOfDay(addDays(localTime(now, timeZone).day, 1), timeZone);
    midnight = setTimeout(
      () => {
        onChange();
        waitForMidnight();
      },
      Math.max(0, next.getTime() - now.getTime()) + afterMidnightMs,
    ).unref();
  }

  const looking = setInterval(onChange, lookAnywayMs).unref();
  waitForMidnight();
  const subscription = database.notices.subscribe('search_change', onChange);

  return {
    async close() {
      clearTimeout(midnight);
      clearInterval(looking);
      subscription.close();
    },
  };
}
