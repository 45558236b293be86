import { cpus } from 'node:os';
import { median, quantile } from '../../measure/statistics.ts';
import { formatTable, milliseconds } from '../../measure/table.ts';
import type { LoadOptions, LoadResult } from './run-load.ts';

export function loadReport(result: LoadResult, { ordersPerSecond, seconds }: LoadOptions): string {
  const { placed, asked, durationMs, orderMs, callMs, serverMs, postgresMs, cpuMs, machineMs } = result;
  const failed = [...result.failures.values()].reduce((sum, count) => sum + count, 0);
  const cores = (ms: number | undefined) => (ms === undefined ? '–' : (ms / durationMs).toFixed(2));
  const table = formatTable(
    [
      `${ordersPerSecond} orders/s for ${seconds} s`,
      'placed',
      'per second',
      'errors',
      'order p50',
      'p99',
      'call p50',
      'p99',
      'most at once',
      'CPU ms per order: server',
      'PostgreSQL',
      'cores: server',
      'PostgreSQL',
      'generator',
      'others',
    ],
    [
      [
        `${cpus().length} cores`,
        `${placed} of ${asked}`,
        ((placed * 1000) / durationMs).toFixed(1),
        failed,
        milliseconds(median(orderMs)),
        milliseconds(quantile(orderMs, 0.99)),
        milliseconds(median(callMs)),
        milliseconds(quantile(callMs, 0.99)),
        result.mostAtOnce,
        milliseconds(serverMs / placed),
        milliseconds(postgresMs === undefined ? undefined : postgresMs / placed),
        cores(serverMs),
        cores(postgresMs),
        cores(cpuMs),
        cores(Math.max(0, machineMs - serverMs - (postgresMs ?? 0) - cpuMs)),
      ],
    ],
  );
  const failures = [...result.failures].map(([reason, count]) => `✗ ${count} × ${reason}`);
  const books = result.findings.length
    ? result.findings.slice(0, 10).map((finding) => `✗ ${finding}`)
    : ['✓ The books agree.'];
  return [table, ...failures, ...books].join('\n');
}
