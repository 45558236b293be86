/** CPU milliseconds per request at scale 1. What has no number here is measured for comparison only. */
export interface Budget {
  readonly serverMs: number;
  readonly postgresMs?: number;
}

export const budgets: Readonly<Record<string, Budget>> = {
  'product detail': { serverMs: 2, postgresMs: 2 },
  'category of 48': { serverMs: 6 },
};

/** A catalogue ten times as large may cost this many times as much. */
export const growthBudget = 1.5;
