import { analyticsBufferCheckMs } from '@bowline/markets';
import type { BrowserLog } from '../../browser-log.ts';
import { bufferKey } from './data-layer.ts';
import type { AnalyticsEvent } from './events.ts';

/** What a page is to its channel; tests bring their own. */
export interface ChannelParts {
  readonly environment: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Undefined until the tag manager is there. */
  readonly ecommerceCall: () => ((entry: unknown) => unknown) | undefined;
  readonly log: Pick<BrowserLog, 'info' | 'error'>;
  readonly setInterval: (work: () => void, ms: number) => unknown;
  readonly clearInterval: (timer: never) => void;
}

export interface Channel {
  tell(event: AnalyticsEvent): void;
  /** What happens to what is told: it waits, is sent, or is dropped. */
  decide(isAllowed: boolean | undefined): void;
}

/** Specification 4: where events wait for the tag manager. */
const bufferingEnvironments: readonly string[] = ['prod', 'rc'];
const mostHeld = 50;
const mostBuffered = 100;
const mostCharacters = 200_000;

/**
 * Specification 4, "Analytics buffering": events go out at once when the tag manager is there. Otherwise they wait in local
 * storage in production and rc, in their order, over reloads; elsewhere they are only logged. What fails is only logged.
 * As long as the visitor has not decided they wait in the memory of this page, and nothing is stored.
 */
export function createChannel(parts: ChannelParts): Channel {
  const { environment, storage, log } = parts;
  let isAllowed: boolean | undefined;
  let held: AnalyticsEvent[] = [];
  let timer: unknown;

  function send(event: AnalyticsEvent): void {
    try {
      const call = parts.ecommerceCall();
      if (call) {
        flush(call);
        push(call, event);
      } else if (bufferingEnvironments.includes(environment)) {
        write([...buffered(), event]);
        watch();
      } else {
        log.info('analytics', event);
      }
    } catch (error) {
      log.error(error);
    }
  }

  function check(): void {
    try {
      const call = parts.ecommerceCall();
      if (!call) return;
      flush(call);
      parts.clearInterval(timer as never);
      timer = undefined;
    } catch (error) {
      log.error(error);
    }
  }

  function watch(): void {
    timer ??= parts.setInterval(check, analyticsBufferCheckMs);
  }

  /** Emptied before it is sent: of two pages that look at once only one finds something. */
  function flush(call: (entry: unknown) => unknown): void {
    const waiting = buffered();
    if (waiting.length === 0) return;
    storage.removeItem(bufferKey);
    for (const event of waiting) push(call, event);
  }

  function buffered(): AnalyticsEvent[] {
    const text = storage.getItem(bufferKey);
    if (!text) return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? (kept as AnalyticsEvent[]) : [];
    } catch {
      return [];
    }
  }

  /** The oldest go when there is no more room. */
  function write(events: readonly AnalyticsEvent[]): void {
    let kept = events.slice(-mostBuffered);
    while (kept.length > 1 && JSON.stringify(kept).length > mostCharacters) kept = kept.slice(1);
    storage.setItem(bufferKey, JSON.stringify(kept));
  }

  return {
    tell(event) {
      if (isAllowed) send(event);
      else if (isAllowed === undefined) held = [...held, event].slice(-mostHeld);
    },
    decide(decision) {
      isAllowed = decision;
      if (decision === undefined) return;
      const waiting = held;
      held = [];
      if (decision) {
        for (const event of waiting) send(event);
        if (buffered().length > 0) watch();
      } else if (storage.getItem(bufferKey) !== null) {
        storage.removeItem(bufferKey);
      }
    },
  };
}

/** What was told of the event before it is no part of this one. */
function push(call: (entry: unknown) => unknown, event: AnalyticsEvent): void {
  if (event.ecommerce) call({ ecommerce: null });
  call(event);
}
