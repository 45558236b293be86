import type { Article } from './article.ts';
import { portableText } from './portable-text.ts';

const wordsPerMinute = 200;

/** How long a visitor reads, in whole minutes: every word of the text counts, those in tables and facts too. */
export function readingMinutes({ intro, blocks }: Article): number {
  const read = [intro, ...spokenParts(portableText(blocks))].join(' ');
  const count = read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}

/** What is shown of Portable Text: spans, terms of facts and heads of tables. */
function spokenParts(part: unknown, name = ''): string[] {
  if (typeof part === 'string') return ['text', 'term', 'head'].includes(name) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((inner) => spokenParts(inner, name));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => spokenParts(inner, key));
}
