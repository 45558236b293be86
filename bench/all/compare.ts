import type { BenchResults, CaseResult } from './results.ts';

export interface Regression {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

type Compared = {
  readonly cases: readonly Pick<CaseResult, 'name' | 'ratio' | 'selects'>[];
  readonly throughput: Pick<NonNullable<BenchResults['throughput']>, 'share'> | undefined;
};

/** Ratios differ by so much between two runs of the same code. */
const noise = 1.25;
/** Fewer selects than that are noise, however many times more they are. */
const fewSelects = 3;

/** What costs noticeably more than in the last result, always as a multiple of the limits of its own run. */
export function regressions(now: Compared, last: Compared): Regression[] {
  const before = new Map(last.cases.map((known) => [known.name, known]));
  const found = now.cases.flatMap(({ name, ratio, selects }): Regression[] => {
    const former = before.get(name);
    if (!former) return [];
    return [
      ...(ratio > former.ratio * noise ? [{ name, before: former.ratio, now: ratio }] : []),
      ...(isDearer(selects, former.selects)
        ? [{ name: `${name}, PostgreSQL in selects`, before: former.selects ?? 0, now: selects ?? 0 }]
        : []),
    ];
  });
  if (!now.throughput || !last.throughput) return found;
  // Turned round, so that more is worse here, too.
  const [former, share] = [1 / last.throughput.share, 1 / now.throughput.share];
  return share > former * noise
    ? [...found, { name: 'a kept page of the bare server’s', before: former, now: share }]
    : found;
}

function isDearer(now: number | undefined, before: number | undefined): boolean {
  return now !== undefined && before !== undefined && now > before * noise && now - before > fewSelects;
}

/** Cases of the last result that nobody measured any more. */
export function missing(now: Compared, last: Compared): string[] {
  const measured = new Set(now.cases.map(({ name }) => name));
  return last.cases.map(({ name }) => name).filter((name) => !measured.has(name));
}
