import { plainTextOf } from '../../seo/plain-text.ts';
import type { FaqCategory, FaqEntry } from './faq-queries.ts';

export const longestQuestion = 100;

/** The entries in which every word is found, in the question or its answer; all of them without words. */
export function matchingEntries(categories: readonly FaqCategory[], query: string): readonly FaqCategory[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  const matches = ({ question, answer }: FaqEntry) => {
    const text = folded(`${question} ${plainTextOf(answer)}`);
    return words.every((word) => text.includes(word));
  };
  return categories
    .map((category) => ({ ...category, entries: category.entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Without accents and capitals, as people type. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/ß/g, 'ss')
    .toLowerCase();
}
