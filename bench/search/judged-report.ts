import { formatTable } from '../measure/table.ts';
import type { JudgedSet } from './judge.ts';

/** Below this a query is worth a look. */
const goodEnough = 0.9;
const budget = 0.9;

export function judgedReport(sets: readonly JudgedSet[]): string {
  return formatTable(
    ['judged searches', 'queries', 'NDCG@10', 'budget', `below ${goodEnough}`],
    sets.map(({ language, queries }) => [
      language,
      queries.length,
      (queries.reduce((sum, { ndcg }) => sum + ndcg, 0) / queries.length).toFixed(3),
      `≥ ${budget}`,
      queries
        .filter(({ ndcg }) => ndcg < goodEnough)
        .map(({ query, ndcg, first }) => `${query} ${ndcg.toFixed(2)} (${first ?? 'nothing'})`)
        .join(', '),
    ]),
  );
}
