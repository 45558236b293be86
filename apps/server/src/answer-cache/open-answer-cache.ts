import type { Back } from '../back.ts';
import type { ShopOptions } from '../shop-options.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { type AnswersForPages, createAnswersForPages } from './answers-for-pages.ts';

/** What no change tells of, days of delivery for instance, is true for so long. */
const freshMs = 60_000;

/** Undefined where commerce does not answer, and when no memory is given to it. */
export async function openAnswerCache(
  { settings, development }: ShopOptions,
  back: Back | undefined,
): Promise<AnswerCache | undefined> {
  const mostBytes = settings.ANSWER_CACHE_MB * 1_000_000;
  if (development || mostBytes === 0 || !back || !settings.ROLES.includes('commerce')) return undefined;
  const answers = createAnswerCache({ mostBytes, freshMs });
  await back.followChanges(answers.drop);
  return answers;
}

/** Undefined where nobody tells of changes, because commerce or content is elsewhere. */
export async function openAnswersForPages(
  { settings, development }: ShopOptions,
  back: Back | undefined,
): Promise<AnswersForPages | undefined> {
  const { COMMERCE_URL, CONTENT_URL, CONTENT_PROJECT_ID } = settings;
  const isElsewhere = [COMMERCE_URL, CONTENT_URL, CONTENT_PROJECT_ID].some((place) => place !== undefined);
  if (development || !back?.content || isElsewhere) return undefined;
  const answers = createAnswersForPages({ freshMs });
  await back.followChanges(answers.drop);
  return answers;
}
