import type { RankingInfo } from '../query-model.ts';
import { earliestPosition, type RelevanceLayout } from './relevance.ts';

/** Takes a hit's relevance apart again, for whoever wants to know why it stands where it does. */
export function rankingInfo(key: number, layout: RelevanceLayout, queryWords: number): RankingInfo {
  const missing = layout.digitOf(key, 'words');
  const inexact = layout.digitOf(key, 'exact');
  return {
    nbTypos: layout.digitOf(key, 'typo'),
    words: queryWords - missing,
    filters: layout.digitOf(key, 'filters'),
    proximityDistance: layout.digitOf(key, 'proximity'),
    firstMatchedWord: earliestPosition(layout.digitOf(key, 'attribute')),
    nbExactWords: Math.max(0, queryWords - missing - inexact),
    userScore: 0,
    geoDistance: 0,
  };
}
