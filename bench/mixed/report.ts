import { quantile } from '../measure/statistics.ts';
import { formatTable } from '../measure/table.ts';
import type { Outcome } from './open-loop.ts';
import { kinds } from './traffic.ts';

export interface Phase {
  readonly name: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** By phase and kind: what became of the visits that began in it. */
export function phaseTable(phases: readonly Phase[], outcomes: readonly Outcome[]): string {
  const rows = phases.flatMap(({ name, fromMs, untilMs }) =>
    kinds.map((kind) => {
      const own = outcomes.filter((one) => one.kind === kind && one.atMs >= fromMs && one.atMs < untilMs);
      const count = (result: Outcome['result']) => own.filter((one) => one.result === result).length;
      const served = own.filter(isServed);
      const ms = (share: number) =>
        served.length === 0
          ? '–'
          : quantile(
              served.map(({ tookMs }) => tookMs),
              share,
            ).toFixed(0);
      return [
        `${name}: ${kind}`,
        own.length,
        count('answered'),
        count('stood in'),
        count('refused'),
        count('failed'),
        ms(0.5),
        ms(0.99),
      ];
    }),
  );
  return formatTable(
    ['visits', 'came', 'answered', 'stood in', 'refused', 'failed', 'p50 ms', 'p99 ms'],
    rows,
  );
}

/** What went wrong, and how often. */
export function failureLines(outcomes: readonly Outcome[]): string[] {
  const reasons = new Map<string, number>();
  for (const { result, kind, reason = '' } of outcomes)
    if (result === 'failed') reasons.set(`${kind}: ${reason}`, (reasons.get(`${kind}: ${reason}`) ?? 0) + 1);
  return [...reasons]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 10)
    .map(([reason, count]) => `✗ ${count} × ${reason}`);
}

/** How long after a moment it was until visits were served as before: none refused, none failed, none slow. */
export function recoveryMs(outcomes: readonly Outcome[], fromMs: number, slowMs: number): number {
  const last = outcomes.findLast(
    ({ atMs, tookMs, result }) =>
      atMs >= fromMs && (result === 'refused' || result === 'failed' || tookMs > slowMs),
  );
  return last ? last.atMs - fromMs : 0;
}

export const isServed = ({ result }: Pick<Outcome, 'result'>): boolean =>
  result === 'answered' || result === 'stood in';

/** Visits that were not served though somebody had been shown the same before: some process has made it. */
export function lostAgain(outcomes: readonly Outcome[]): Outcome[] {
  const shownAtMs = new Map<string, number>();
  for (const { path, atMs, tookMs, result } of outcomes) {
    const first = Math.min(shownAtMs.get(path) ?? Number.POSITIVE_INFINITY, atMs + tookMs);
    if (isServed({ result })) shownAtMs.set(path, first);
  }
  return outcomes.filter(
    (one) => !isServed(one) && (shownAtMs.get(one.path) ?? Number.POSITIVE_INFINITY) < one.atMs,
  );
}

export const verdict = (isHeld: boolean, what: string): string => `${isHeld ? '✓' : '✗'} ${what}`;
