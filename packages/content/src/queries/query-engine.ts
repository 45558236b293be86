import { createLru, ok, type Result } from '@bowline/kit';
import type { QueryRefusal } from './query-refusals.ts';
import { createQueryRunner, type QueryRequest, type RunnerOptions, requestKey } from './query-runner.ts';
import type { ThreadClient } from './thread-client.ts';

/** The result as the bytes of its JSON: it is sent more often than it is made, and never read here. */
export type QueryAnswer = Result<Uint8Array, QueryRefusal>;

export interface QueryEngine {
  run(request: QueryRequest): QueryAnswer | Promise<QueryAnswer>;
}

interface Kept {
  readonly answer: QueryAnswer;
  readonly validUntilMs: number;
}

const encoder = new TextEncoder();
/** How long an answer that depends on the time of day is kept. */
const clockAnswerMs = 10_000;
const plainParametersLength = 16_000;
/** These depend on what else goes on, and may be answered better the next time. */
const passingRefusals = new Set(['queries-waiting']);

/**
 * Three ways, from cheap to safe: the answer is still known; the query is plain and quickly evaluated right here; or it goes
 * to a thread that can be ended. Refusals are kept like answers, or a hostile query would cost its full time again and again.
 */
export function createQueryEngine(options: RunnerOptions & { readonly thread: ThreadClient }): QueryEngine {
  const { store, limits, clock, thread } = options;
  const runner = createQueryRunner(options);
  const underWay = new Map<string, Promise<QueryAnswer>>();
  const cache = createLru<Kept>({
    maxWeight: limits.cacheLength,
    weigh: (key, { answer }) => key.length + (answer.ok ? answer.value.length : 0),
  });
  store.onChange(() => {
    cache.clear();
    underWay.clear();
  });

  function keep(key: string, answer: QueryAnswer, readsClock: boolean): QueryAnswer {
    if (!answer.ok && passingRefusals.has(answer.refusal.code)) return answer;
    cache.set(key, {
      answer,
      validUntilMs: readsClock ? clock().getTime() + clockAnswerMs : Number.POSITIVE_INFINITY,
    });
    return answer;
  }

  function runHere(key: string, request: QueryRequest): QueryAnswer | undefined {
    if (!isShort(request)) return undefined;
    const prepared = runner.prepare(request);
    if (!prepared.ok) return keep(key, prepared, false);
    if (!prepared.value.isPlain) return undefined;
    const answer = runner.run(prepared.value, request, limits.plainQueryMs);
    if (!answer.ok && answer.refusal.code === 'query-too-slow') return undefined;
    return keep(key, answer.ok ? ok(encoder.encode(answer.value)) : answer, prepared.value.readsClock);
  }

  async function runInThread(key: string, request: QueryRequest): Promise<QueryAnswer> {
    const { sequence } = store;
    const answer = await thread.run(request);
    const result: QueryAnswer = answer.ok ? ok(encoder.encode(answer.value.json)) : answer;
    return store.sequence === sequence ? keep(key, result, answer.ok && answer.value.readsClock) : result;
  }

  function isShort({ query, parameters }: QueryRequest): boolean {
    return (
      query.length <= limits.plainQueryLength &&
      !/^\s*fn\b/.test(query) &&
      JSON.stringify(parameters).length <= plainParametersLength
    );
  }

  return {
    run(request) {
      const key = requestKey(request);
      const kept = cache.get(key);
      if (kept && (kept.validUntilMs === Number.POSITIVE_INFINITY || clock().getTime() < kept.validUntilMs)) {
        return kept.answer;
      }
      const known = underWay.get(key);
      if (known) return known;
      const here = runHere(key, request);
      if (here) return here;
      const answer = runInThread(key, request).finally(() => {
        if (underWay.get(key) === answer) underWay.delete(key);
      });
      underWay.set(key, answer);
      return answer;
    },
  };
}
