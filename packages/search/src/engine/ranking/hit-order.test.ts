import { expect, test } from 'vitest';
import { hitOrder } from './hit-order.ts';

const ranking = ['typo', 'words', 'exact', 'custom'];
const customRanking = ['desc(popularity)'];
const text = { hasText: true, hasRelevance: true, ruleContexts: ['category:7'] };
const listing = { hasText: false, hasRelevance: false, ruleContexts: ['category:7'] };
const popularity = { attribute: 'popularity', descending: true };
const ownPlace = { attribute: 'category_position.7', descending: false };

test('relevance comes before the custom ranking', () => {
  expect(hitOrder({ ranking, customRanking }, text)).toEqual(['relevance', popularity]);
});

test('a replica sorts by its own criterion first', () => {
  const order = hitOrder({ ranking: ['asc(price)', ...ranking], customRanking }, text);
  expect(order).toEqual([{ attribute: 'price', descending: false }, 'relevance', popularity]);
});

test('a category has its own order as long as nobody sorts otherwise', () => {
  expect(hitOrder({ ranking, customRanking }, listing)).toEqual([ownPlace, popularity]);
  const byPosition = { ranking: ['asc(position)', ...ranking], customRanking };
  expect(hitOrder(byPosition, listing)[0]).toEqual(ownPlace);
  const soldOutLast = { ranking: ['desc(in_stock)', 'asc(position)', ...ranking], customRanking };
  expect(hitOrder(soldOutLast, listing).slice(0, 2)).toEqual([
    { attribute: 'in_stock', descending: true },
    ownPlace,
  ]);
  const byPrice = { ranking: ['asc(price)', ...ranking], customRanking };
  expect(hitOrder(byPrice, listing)[0]).toEqual({ attribute: 'price', descending: false });
});
