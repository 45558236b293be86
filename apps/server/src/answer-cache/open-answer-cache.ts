import type { Back } from '../back.ts';
import type { AnswerOfNode } from '../page-cache/page-cache.ts';
import type { ShopOptions } from '../shop-options.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';

/** What no change tells of, days of delivery for instance, is true for so long. */
const freshMs = 60_000;

/** Undefined where commerce does not answer, and when no memory is given to it. */
export async function openAnswerCache(
  { settings, development }: ShopOptions,
  parts: { readonly back: Back | undefined; readonly answer: AnswerOfNode },
): Promise<AnswerCache | undefined> {
  const { back, answer } = parts;
  const mostBytes = settings.ANSWER_CACHE_MB * 1_000_000;
  if (development || mostBytes === 0 || !back || !settings.ROLES.includes('commerce')) return undefined;
  const answers = createAnswerCache({ answer, mostBytes, freshMs });
  await back.followChanges(answers.drop);
  return answers;
}
