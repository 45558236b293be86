import type { Log } from '@bowline/database';
import { addDays, localTime, startOfDay } from '#stores';
import type { CommerceDatabase } from '#tables';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly database: CommerceDatabase;
  readonly log: Log;
  readonly clock: () => Date;
  readonly timeZone: string;
  /** Called when something may have changed; it looks for itself what that is. */
  readonly onChange: () => void;
}

const reconnectMs = 1_000;
/** A pooler between us and the database may swallow notifications. */
const lookAnywayMs = 15_000;
/** Timers may ring a little early. */
const afterMidnightMs = 50;

/** Listens on a connection of its own, and makes a new one whenever it breaks. */
export function listenForChanges({ database, log, clock, timeZone, onChange }: ListenerOptions): Listener {
  const pool = database.openSeparatePool({ size: 1, name: 'bowline search feed' });
  let letGo: (() => void) | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let midnight: NodeJS.Timeout | undefined;
  let connecting = Promise.resolve();
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = await pool.connect();
    const lose = () => {
      letGo = undefined;
      fresh.release(true);
      connectLater();
    };
    fresh.once('end', lose);
    try {
      fresh.on('notification', onChange);
      await fresh.query('listen search_change');
      letGo = () => {
        fresh.off('end', lose);
        fresh.release(true);
      };
    } catch (error) {
      fresh.off('end', lose);
      fresh.release(true);
      throw error;
    }
    // Whatever happened while nobody listened.
    onChange();
  }

  function connectNow(): void {
    connecting = connect().catch((error: unknown) => {
      log.warn({ err: error }, 'Changes of the catalogue cannot be heard; trying again');
      connectLater();
    });
  }

  function connectLater(): void {
    if (isClosed) return;
    clearTimeout(reconnecting);
    reconnecting = setTimeout(connectNow, reconnectMs).unref();
  }

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
  connectNow();

  return {
    async close() {
      isClosed = true;
      for (const timer of [reconnecting, midnight, looking]) clearTimeout(timer);
      await connecting;
      letGo?.();
      await pool.end();
    },
  };
}
