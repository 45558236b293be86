import { type SortCriterion, sortCriterion } from '../attribute-lists.ts';
import type { IndexSettings } from '../model.ts';
import { isRelevance } from './relevance.ts';

/** By what hits are ordered, most important first; `relevance` stands for all criteria of the text together. */
export type OrderCriterion = 'relevance' | SortCriterion;

const categoryContext = /^category:(.+)$/;

export interface OrderQuestion {
  readonly hasText: boolean;
  readonly hasRelevance: boolean;
  readonly ruleContexts: readonly string[];
}

export function hitOrder(
  { ranking, customRanking }: Pick<IndexSettings, 'ranking' | 'customRanking'>,
  { hasText, hasRelevance, ruleContexts }: OrderQuestion,
): OrderCriterion[] {
  const order: OrderCriterion[] = [];
  for (const entry of ranking) {
    if (entry === 'custom') order.push(...sorts(customRanking));
    else if (isRelevance(entry)) {
      if (hasRelevance && !order.includes('relevance')) order.push('relevance');
    } else order.push(...sorts([entry]));
  }
  if (hasText) return order;
  return [...ownOrderOfCategory(ranking, ruleContexts), ...order];
}

function sorts(entries: readonly string[]): SortCriterion[] {
  return entries.flatMap((entry) => sortCriterion(entry) ?? []);
}

/** A category shown in its merchants' order, unless the visitor chose to sort by something else. */
function ownOrderOfCategory(ranking: readonly string[], ruleContexts: readonly string[]): SortCriterion[] {
  const sortsFirst = sortCriterion(ranking[0] ?? '');
  if (sortsFirst !== undefined && sortsFirst.attribute !== 'position') return [];
  const category = ruleContexts
    .map((context) => categoryContext.exec(context)?.[1])
    .find((id) => id !== undefined);
  return category === undefined ? [] : [{ attribute: `category_position.${category}`, descending: false }];
}
