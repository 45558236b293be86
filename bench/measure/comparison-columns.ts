import type { Measurement } from './measure-case.ts';
import { milliseconds } from './table.ts';

/** What every table ends with: how the same does under load, beside a bare server, and for somebody who waits. */
export function comparisonHeadings(concurrency: number): readonly string[] {
  return [`${concurrency} at once: server`, 'PostgreSQL', 'bare server', 'ratio', 'wall p50', 'p95'];
}

export function comparisonCells(measured: Measurement): readonly string[] {
  return [
    milliseconds(measured.busyServerMs),
    milliseconds(measured.busyPostgresMs),
    milliseconds(measured.bareMs),
    `× ${(measured.serverMs / measured.bareMs).toFixed(0)}`,
    milliseconds(measured.wallP50Ms),
    milliseconds(measured.wallP95Ms),
  ];
}
