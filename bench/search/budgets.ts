import type { QuestionKind } from './questions.ts';

/** CPU milliseconds, median, by the number of products. */
export const budgets: Readonly<Record<number, Readonly<Record<QuestionKind, number>>>> = {
  4000: { text: 3, listing: 0.5, prefix: 0.5 },
  100000: { text: 10, listing: 2, prefix: 3 },
};

/** At 100,000 products, records included. */
export const memoryBudget = { products: 100_000, bytes: 150e6 } as const;

/** What building the indices may keep a visitor waiting. */
export const loopBudgetMs = 50;
