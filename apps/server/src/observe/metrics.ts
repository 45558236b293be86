import { monitorEventLoopDelay } from 'node:perf_hooks';
import { operationChannel } from '@bowline/commerce';
import { jobChannel, type QueueState, statementChannel } from '@bowline/database';
import type { AnswerCacheFacts } from '../answer-cache/answer-cache.ts';
import type { PageCacheFacts } from '../page-cache/page-cache.ts';
import { createOperationNames } from './operation-names.ts';
import { createRegistry, usualBuckets } from './registry.ts';
import { subscribeTo } from './subscribe-to.ts';

/** What is asked when somebody looks at the numbers. */
export interface MeasuredParts {
  pages(): PageCacheFacts | undefined;
  answers(): AnswerCacheFacts | undefined;
  pools(): readonly PoolFacts[];
  /** Undefined where there is no database. */
  jobs?: (() => Promise<QueueState>) | undefined;
  survivedRejections(): number;
}

export interface PoolFacts {
  readonly name: string;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface ObservedRequest {
  readonly kind: string;
  readonly status: number;
  /** A page that was kept ready. */
  readonly isKept: boolean;
  readonly seconds: number;
}

export interface Metrics {
  request(request: ObservedRequest): void;
  /** In Prometheus' text format. */
  text(parts: MeasuredParts): Promise<string>;
  close(): void;
}

const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1_800];
const verb = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** The numbers of this process since it began. */
export function createMetrics(): Metrics {
  const registry = createRegistry();
  const requests = registry.histogram(
    'bowline_http_request_seconds',
    'Time to the last byte of an answer, by kind, status, and whether it was a page kept ready',
  );
  const operations = registry.histogram(
    'bowline_graphql_operation_seconds',
    'Time to execute a GraphQL operation',
  );
  const statements = registry.histogram(
    'bowline_sql_statement_seconds',
    'Time to the answer to a statement, waiting for a connection included',
    usualBuckets,
  );
  const jobs = registry.histogram('bowline_job_seconds', 'Time a job took', jobBuckets);
  const late = registry.histogram(
    'bowline_job_late_seconds',
    'How long after it was due a job began',
    jobBuckets,
  );
  const names = createOperationNames();
  const subscriptions = [
    subscribeTo(operationChannel, ({ name, isOwn, hasErrors }, seconds, hasFailed) =>
      operations.observe(
        { operation: names.nameOf(name, isOwn), outcome: hasFailed || hasErrors ? 'error' : 'ok' },
        seconds,
      ),
    ),
    subscribeTo(statementChannel, ({ text }, seconds, hasFailed) =>
      statements.observe(
        { verb: verb.exec(text)?.[1]?.toLowerCase() ?? 'other', outcome: hasFailed ? 'error' : 'ok' },
        seconds,
      ),
    ),
    subscribeTo(jobChannel, ({ task, lateMs }, seconds, hasFailed) => {
      jobs.observe({ task, outcome: hasFailed ? 'error' : 'ok' }, seconds);
      late.observe({ task }, Math.max(0, lateMs / 1000));
    }),
  ];

  let parts: MeasuredParts | undefined;
  let queue: QueueState | undefined;
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  registry.gauges('bowline_event_loop_delay_seconds', 'Delay of the loop since the last look', () => {
    const readings = [50, 99].map((share) => ({
      labels: { quantile: String(share / 100) },
      value: loop.percentile(share) / 1e9,
    }));
    const all = [...readings, { labels: { quantile: '1' }, value: loop.max / 1e9 }];
    loop.reset();
    return all;
  });
  registry.gauges('bowline_memory_bytes', 'Memory of the process', () =>
    Object.entries(process.memoryUsage()).map(([kind, value]) => ({ labels: { kind }, value })),
  );
  registry.totals('bowline_cpu_seconds_total', 'Processor time of the process', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  registry.gauges('bowline_uptime_seconds', 'Age of the process', () => [{ value: process.uptime() }]);
  registry.totals('bowline_survived_rejections_total', 'Rejected promises that nobody awaited', () => [
    { value: parts?.survivedRejections() ?? 0 },
  ]);
  registry.gauges('bowline_sql_connections', 'Connections of the pools', () =>
    (parts?.pools() ?? []).flatMap(({ name, totalCount, idleCount, waitingCount }) => [
      { labels: { pool: name, state: 'busy' }, value: totalCount - idleCount },
      { labels: { pool: name, state: 'idle' }, value: idleCount },
      { labels: { pool: name, state: 'waited_for' }, value: waitingCount },
    ]),
  );
  registry.gauges('bowline_jobs', 'Jobs in the queue of the whole shop', () =>
    queue
      ? (['due', 'later', 'failed'] as const).map((state) => ({
          labels: { state },
          value: queue?.[state] ?? 0,
        }))
      : [],
  );
  registry.gauges('bowline_jobs_lag_seconds', 'How long the oldest job that is due has been waiting', () =>
    queue ? [{ value: queue.lagSeconds }] : [],
  );
  const ofPages = (read: (facts: PageCacheFacts) => number) => () => {
    const facts = parts?.pages();
    return facts ? [{ value: read(facts) }] : [];
  };
  registry.gauges(
    'bowline_page_cache_pages',
    'Public pages kept ready',
    ofPages(({ pages }) => pages),
  );
  registry.gauges(
    'bowline_page_cache_bytes',
    'What they weigh',
    ofPages(({ bytes }) => bytes),
  );
  registry.totals(
    'bowline_page_cache_hits_total',
    'A page was there',
    ofPages(({ hits }) => hits),
  );
  registry.totals(
    'bowline_page_cache_misses_total',
    'A page had to be made',
    ofPages(({ misses }) => misses),
  );
  registry.totals(
    'bowline_page_cache_unchanged_total',
    'A page was to be made anew, and would have been as it was',
    ofPages(({ unchanged }) => unchanged),
  );
  registry.totals(
    'bowline_page_cache_taken_total',
    'Another process of the group told of a page that it had made',
    ofPages(({ taken }) => taken),
  );
  registry.totals(
    'bowline_page_cache_stand_ins_total',
    'An old page was shown because none could be made',
    ofPages(({ standIns }) => standIns),
  );
  const ofAnswers = (read: (facts: AnswerCacheFacts) => number) => () => {
    const facts = parts?.answers();
    return facts ? [{ value: read(facts) }] : [];
  };
  registry.gauges(
    'bowline_answer_cache_answers',
    'Answers of GraphQL kept ready',
    ofAnswers(({ answers }) => answers),
  );
  registry.gauges(
    'bowline_answer_cache_bytes',
    'What they weigh',
    ofAnswers(({ bytes }) => bytes),
  );
  registry.totals(
    'bowline_answer_cache_hits_total',
    'An answer was there',
    ofAnswers(({ hits }) => hits),
  );
  registry.totals(
    'bowline_answer_cache_misses_total',
    'An answer that may be kept had to be made',
    ofAnswers(({ misses }) => misses),
  );

  return {
    request({ kind, status, isKept, seconds }) {
      requests.observe({ kind, status: String(status), kept: isKept ? 'yes' : 'no' }, seconds);
    },
    async text(measured) {
      parts = measured;
      // Without an answer of the database the other numbers are wanted all the more.
      queue = await measured.jobs?.().catch(() => undefined);
      return registry.text();
    },
    close() {
      loop.disable();
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
