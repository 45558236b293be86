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
  const ownOrder = hasText ? [] : ownOrderOfCategory(ruleContexts);
  // A category stands in its merchants' order, unless the visitor chose to sort by something else.
  const order: OrderCriterion[] = sortCriterion(ranking[0] ?? '') ? [] : [...ownOrder];
  for (const entry of ranking) {
    if (sortCriterion(entry)?.attribute === 'position') order.push(...ownOrder);
    else if (entry === 'custom') order.push(...sorts(customRanking));
    else if (isRelevance(entry)) {
      if (hasRelevance && !order.includes('relevance')) order.push('relevance');
    } else order.push(...sorts([entry]));
  }
  return order;
}

function sorts(entries: readonly string[]): SortCriterion[] {
  return entries.flatMap((entry) => sortCriterion(entry) ?? []);
}

function ownOrderOfCategory(ruleContexts: readonly string[]): SortCriterion[] {
  const category = ruleContexts
    .map((context) => categoryContext.exec(context)?.[1])
    .find((id) => id !== undefined);
  return category === undefined ? [] : [{ attribute: `category_position.${category}`, descending: false }];
}
