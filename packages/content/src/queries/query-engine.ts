import { createLru, ok, type Result, refuse } from '@bowline/kit';
import type { ProcessClient } from './process-client.ts';
import type { QueryRefusal } from './query-refusals.ts';
import { createQueryRunner, type QueryRequest, type RunnerOptions, requestKey } from './query-runner.ts';

/** The result as the bytes of its JSON: it is sent more often than it is made, and never read here. */
export type QueryAnswer = Result<Uint8Array, QueryRefusal>;

export interface QueryEngine {
  /**
   * Queries of the shop itself are evaluated right here: their texts are written in its code, and strangers only give them
   * values to compare with. Whatever anybody else asks goes to a process that can be killed.
   */
  run(request: QueryRequest, asker: string | typeof theShop): QueryAnswer | Promise<QueryAnswer>;
}

export const theShop = Symbol('the shop');

interface Kept {
  readonly answer: QueryAnswer;
  readonly validUntilMs: number;
}

const encoder = new TextEncoder();
/** How long an answer that depends on the time of day is kept. */
const clockAnswerMs = 10_000;
/** How long a query that took too long is refused at once; on a machine less busy it may not. */
const slowRefusalMs = 60_000;

/** Refusals are kept like answers, or a hostile query would cost its full time again and again. */
export function createQueryEngine(options: RunnerOptions & { readonly process: ProcessClient }): QueryEngine {
  const { store, limits, clock, process } = options;
  const runner = createQueryRunner(options);
  const underWay = new Map<string, Promise<QueryAnswer>>();
  const createCache = () =>
    createLru<Kept>({
      maxWeight: limits.cacheLength,
      weigh: (key, { answer }) => key.length + (answer.ok ? answer.value.length : 0),
    });
  // Apart, so that nobody makes the shop forget what its pages need.
  const caches = { shop: createCache(), others: createCache() };
  store.onChange(() => {
    caches.shop.clear();
    caches.others.clear();
    underWay.clear();
  });

  function validUntil(answer: QueryAnswer, readsClock: boolean): number {
    if (!answer.ok && answer.refusal.code === 'query-too-slow') return clock().getTime() + slowRefusalMs;
    return readsClock ? clock().getTime() + clockAnswerMs : Number.POSITIVE_INFINITY;
  }

  function runHere(key: string, request: QueryRequest): QueryAnswer {
    const prepared = runner.prepare(request);
    const result = prepared.ok ? runner.run(prepared.value, request) : prepared;
    const answer: QueryAnswer = result.ok ? ok(encoder.encode(result.value)) : result;
    const readsClock = prepared.ok && prepared.value.readsClock;
    caches.shop.set(key, { answer, validUntilMs: validUntil(answer, readsClock) });
    return answer;
  }

  async function runInProcess(key: string, request: QueryRequest, asker: string): Promise<QueryAnswer> {
    const { sequence } = store;
    const result = await process.run(request, asker);
    const answer: QueryAnswer = result.ok ? ok(result.value.json) : result;
    const isPassing = !answer.ok && answer.refusal.code === 'queries-waiting';
    if (store.sequence === sequence && !isPassing) {
      const readsClock = result.ok && result.value.readsClock;
      caches.others.set(key, { answer, validUntilMs: validUntil(answer, readsClock) });
    }
    return answer;
  }

  return {
    run(request, asker) {
      if (request.query.length > limits.queryLength) return refuse('query-too-long', {});
      const key = requestKey(request);
      const kept = (asker === theShop ? caches.shop : caches.others).get(key);
      if (kept && (kept.validUntilMs === Number.POSITIVE_INFINITY || clock().getTime() < kept.validUntilMs)) {
        return kept.answer;
      }
      if (asker === theShop) return runHere(key, request);
      const known = underWay.get(key);
      if (known) return known;
      const answer = runInProcess(key, request, asker).finally(() => {
        if (underWay.get(key) === answer) underWay.delete(key);
      });
      underWay.set(key, answer);
      return answer;
    },
  };
}
