/** CPU milliseconds. What has no number here is measured for comparison only. */
export interface Budget {
  readonly serverMs?: number;
  readonly postgresMs?: number;
  /** Of server and PostgreSQL together. */
  readonly togetherMs: number;
}

export const budgets: Readonly<Record<string, Budget>> = {
  'add to cart': { serverMs: 6, postgresMs: 4, togetherMs: 10 },
  'guest order of 8 calls': { serverMs: 60, postgresMs: 40, togetherMs: 100 },
  'cart of 100 lines, coupon': { togetherMs: 15 },
};
