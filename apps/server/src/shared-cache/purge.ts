import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Fetch } from '@bowline/kit';
import type { Logger } from '../log.ts';
import { purgeRequests } from './purge-requests.ts';
import { allPagesTag } from './shared-headers.ts';

export const purgeServices = ['webhook', 'fastly', 'cloudflare'] as const;
export type PurgeService = (typeof purgeServices)[number];

export interface PurgeOptions {
  readonly service: PurgeService;
  readonly url: string;
  readonly token: string | undefined;
  /** Between two calls: services limit how many they take. */
  readonly pauseMs: number;
  readonly log: Logger;
  readonly fetch?: Fetch;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Purge {
  /** Pages with these tags are untrue; null says so of all. */
  drop(tags: readonly string[] | null): void;
  close(): Promise<void>;
}

/** With more changes than that at once all pages are dropped: it takes fewer calls. */
const mostTags = 500;
const callMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Tells a CDN which pages it must forget. What changes while a call is under way or has to be repeated is collected for the
 * next one, so nothing is forgotten, and what waits is never more than `mostTags`.
 */
export function createPurge(options: PurgeOptions): Purge {
  const { pauseMs, log, fetch: send = (request) => globalThis.fetch(request) } = options;
  const pause =
    options.pause ?? ((milliseconds, signal) => pauseFor(milliseconds, undefined, { signal, ref: false }));
  const stopped = new AbortController();
  let waiting = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function call(tags: readonly string[]): Promise<void> {
    for (const request of purgeRequests(options, tags)) {
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(callMs)]);
      const response = await send(new Request(request, { signal }));
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The purge service answers ${response.status}`);
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; waiting.size > 0 && !stopped.signal.aborted; ) {
      // First a pause: what changes together is told together, and pages of the shop itself are dropped by then.
      await pause(Math.min(pauseMs * 2 ** failures, longestPauseMs), stopped.signal);
      const tags = waiting;
      waiting = new Set();
      try {
        await call(tags.has(allPagesTag) ? [allPagesTag] : [...tags]);
        failures = 0;
      } catch (error) {
        if (stopped.signal.aborted) break;
        failures += 1;
        log.warn({ err: error }, 'A CDN could not be told which pages to forget; it is tried again');
        collect([...tags]);
      }
    }
    isRunning = false;
  }

  function collect(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > mostTags) waiting = new Set([allPagesTag]);
  }

  return {
    drop(tags) {
      if (stopped.signal.aborted) return;
      collect(tags ?? [allPagesTag]);
      if (waiting.size === 0 || isRunning) return;
      isRunning = true;
      // A pause that is broken off by the stop.
      running = run().catch(() => {});
    },
    async close() {
      stopped.abort();
      await running;
    },
  };
}
