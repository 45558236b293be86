import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationChannel } from '@bowline/commerce';
import { jobChannel, silentLog, statementChannel } from '@bowline/database';
import { afterEach, describe, expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import { createClosers } from '../shop-options.ts';
import { traceparent } from './active-span.ts';
import type { MeasuredParts } from './metrics.ts';
import { createObserver, type Observer } from './observer.ts';
import { serveMetrics } from './serve-metrics.ts';

const closers = createClosers();
afterEach(() => closers.closeAll());

const parts: MeasuredParts = {
  answers: () => ({ answers: 3, bytes: 50, hits: 7, misses: 3 }),
  pages: () => ({
    pages: 2,
    bytes: 100,
    hits: 5,
    misses: 1,
    unchanged: 0,
    taken: 6,
    standIns: 0,
    addresses: 2,
  }),
  pools: () => [{ name: 'writing', totalCount: 3, idleCount: 1, waitingCount: 4 }],
  jobs: async () => ({ due: 1, later: 2, failed: 3, lagSeconds: 60 }),
  survivedRejections: () => 0,
};

/** A server whose answers ask the database by an operation, as the shop's do. */
async function served(observer: Observer, isTrusted = true): Promise<string> {
  const work = async () => {
    const operation = { name: 'Product', isOwn: true, hasErrors: false };
    await operationChannel.tracePromise(async () => {
      await Promise.resolve();
      await statementChannel.tracePromise(async () => 1, { text: 'select name from product where id = $1' });
    }, operation);
  };
  const server = createServer((incoming, outgoing) =>
    observer.request({ incoming, outgoing, path: incoming.url ?? '', isTrusted }, (keptPage) => {
      if (incoming.url === '/kept') keptPage();
      work().then(() => {
        outgoing.statusCode = incoming.url === '/broken' ? 500 : 200;
        outgoing.end(traceparent() ?? 'not traced');
      });
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.add(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
}

function tracing(share: number) {
  const spans: Span[] = [];
  const observer = createObserver({
    hasMetrics: false,
    traces: {
      url: 'http://collector.example/',
      share,
      service: { name: 'bowline', version: '1' },
      log: silentLog as Logger,
      everyMs: 5,
      fetch: async (request) => {
        expect(request.url).toBe('http://collector.example/v1/traces');
        const body = (await request.json()) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        spans.push(...(body.resourceSpans[0]?.scopeSpans[0]?.spans ?? []));
        return new Response('{}');
      },
    },
  });
  if (!observer) throw new Error('There must be one');
  closers.add(observer.close);
  return { observer, spans };
}

test('who wants neither numbers nor traces has nothing that looks', () => {
  expect(createObserver({ hasMetrics: false })).toBeUndefined();
  expect([operationChannel.hasSubscribers, statementChannel.hasSubscribers]).toEqual([false, false]);
});

test('numbers tell of requests, operations, statements, jobs, pages, connections and the process', async () => {
  const observer = createObserver({ hasMetrics: true });
  if (!observer) throw new Error('There must be one');
  closers.add(observer.close);
  const url = await served(observer);
  for (const path of ['/rope', '/kept', '/graphql?query=1', '/broken'])
    await (await fetch(url + path)).text();
  await jobChannel
    .tracePromise(() => Promise.reject(new Error('no')), {
      task: 'mail',
      attempt: 1,
      lateMs: 3_000,
      cause: undefined,
    })
    .catch(() => {});
  const text = await observer.metricsText(parts);
  for (const line of [
    'bowline_http_request_seconds_count{kind="page",status="200",kept="no"} 1',
    'bowline_http_request_seconds_count{kind="page",status="200",kept="yes"} 1',
    'bowline_http_request_seconds_count{kind="graphql",status="200",kept="no"} 1',
    'bowline_http_request_seconds_count{kind="page",status="500",kept="no"} 1',
    'bowline_graphql_operation_seconds_count{operation="Product",outcome="ok"} 4',
    'bowline_sql_statement_seconds_count{verb="select",outcome="ok"} 4',
    'bowline_job_seconds_count{task="mail",outcome="error"} 1',
    'bowline_job_late_seconds_sum{task="mail"} 3',
    'bowline_sql_connections{pool="writing",state="waited_for"} 4',
    'bowline_jobs{state="failed"} 3',
    'bowline_jobs_lag_seconds 60',
    'bowline_page_cache_hits_total 5',
    'bowline_page_cache_taken_total 6',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/bowline_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
  expect(text).toMatch(/bowline_memory_bytes\{kind="rss"\} \d+\n/);
});

test('what the database does not tell is left out, and all the rest is told', async () => {
  const observer = createObserver({ hasMetrics: true });
  if (!observer) throw new Error('There must be one');
  closers.add(observer.close);
  const text = await observer.metricsText({ ...parts, jobs: () => Promise.reject(new Error('away')) });
  expect(text).not.toContain('bowline_jobs{');
  expect(text).toContain('bowline_page_cache_pages 2\n');
  expect(text).toContain('bowline_answer_cache_hits_total 7\n');
});

test('numbers are shown at their own port, to who has the token', async () => {
  const token = 'a-token-of-this-test';
  const port = await serveMetrics({ port: 0, host: '127.0.0.1', token }, async () => 'numbers 1\n', closers);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [response.status, await response.text()];
  };
  expect(await ask('/metrics')).toEqual([401, 'Show the token\n']);
  expect(await ask('/metrics', { authorization: 'Bearer other' })).toEqual([401, 'Show the token\n']);
  expect(await ask('/metrics', { authorization: `Bearer ${token}` })).toEqual([200, 'numbers 1\n']);
  expect(await ask('/')).toEqual([404, 'Not found\n']);
});

describe('a trace', () => {
  const header = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

  test('goes on where a proxy of ours began it, through the operation to the statement', async () => {
    const { observer, spans } = tracing(0);
    const url = await served(observer);
    const said = await (await fetch(`${url}/rope`, { headers: { traceparent: header } })).text();
    await expect.poll(() => spans.length).toBe(3);
    const [statement, operation, request] = spans;
    expect(spans.map(({ name }) => name)).toEqual(['select', 'graphql Product', 'GET page']);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
    expect(request?.parentSpanId).toBe('b'.repeat(16));
    expect(operation?.parentSpanId).toBe(request?.spanId);
    expect(statement?.parentSpanId).toBe(operation?.spanId);
    expect(said).toBe(`00-${'a'.repeat(32)}-${request?.spanId}-01`);
  });

  test('is begun for the share that is asked for, and strangers decide nothing', async () => {
    const none = tracing(0);
    const url = await served(none.observer, false);
    expect(await (await fetch(`${url}/rope`, { headers: { traceparent: header } })).text()).toBe(
      'not traced',
    );
    const all = tracing(1);
    await (
      await fetch(`${await served(all.observer, false)}/broken`, { headers: { traceparent: header } })
    ).text();
    await expect.poll(() => all.spans.length).toBe(3);
    expect(all.spans[2]).toMatchObject({ name: 'GET page', status: { code: 2 } });
    expect(all.spans[2]?.traceId).not.toBe('a'.repeat(32));
    expect(none.spans).toEqual([]);
  });

  test('goes on in the jobs that a request causes', async () => {
    const { spans } = tracing(0);
    await jobChannel.tracePromise(async () => {}, { task: 'mail', attempt: 1, lateMs: 5, cause: header });
    await expect
      .poll(() => spans)
      .toMatchObject([{ name: 'job mail', traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) }]);
  });
});
