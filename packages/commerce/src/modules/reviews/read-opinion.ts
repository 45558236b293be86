import { ok, type Result, refuse } from '@bowline/kit';
import { decodeEntityUid } from '#graphql';
import { tidyLine, tidyLines } from '#stores';
import { longest, mostStars, type Opinion } from './model.ts';
import { pictureLimits } from './pictures/model.ts';
import { ratingId } from './rating.ts';
import type { ReviewsRefusal } from './refusals.ts';

/** As clients say it. */
export interface OpinionInput {
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly ratings: readonly ({ readonly id: string; readonly value_id: string } | null)[];
  readonly pictures?: readonly (string | null)[] | null;
}

/** Rules 19 and 21; null where the client says nothing of pictures. */
export function readPictures(
  ids: readonly (string | null)[] | null | undefined,
): Result<readonly number[] | null, ReviewsRefusal<'review-picture-not-found' | 'review-pictures-too-many'>> {
  if (!ids) return ok(null);
  const most = pictureLimits.ofReview;
  if (ids.length > most) return refuse('review-pictures-too-many', { most });
  const numbers = ids.map((id) => decodeEntityUid(id ?? ''));
  const known = numbers.filter((id) => id !== null);
  const isEachOnce = known.length === numbers.length && new Set(known).size === known.length;
  return isEachOnce ? ok(known) : refuse('review-picture-not-found');
}

/** Rule 1. */
export function readOpinion(
  input: OpinionInput,
): Result<
  Opinion,
  ReviewsRefusal<
    'review-rating-missing' | 'review-nickname-length' | 'review-summary-length' | 'review-text-length'
  >
> {
  const stars = readStars(input.ratings);
  if (stars === null) return refuse('review-rating-missing');
  const nickname = tidyLine(input.nickname);
  if (!fits(nickname, longest.nickname)) return refuse('review-nickname-length', { most: longest.nickname });
  const summary = tidyLine(input.summary);
  if (!fits(summary, longest.summary)) return refuse('review-summary-length', { most: longest.summary });
  const text = tidyLines(input.text);
  if (!fits(text, longest.text)) return refuse('review-text-length', { most: longest.text });
  return ok({ stars, nickname, summary, text });
}

function fits(text: string, most: number): boolean {
  return text !== '' && text.length <= most;
}

/** There is one rating, and the numbers of its values are their stars. */
function readStars(ratings: OpinionInput['ratings']): number | null {
  const [rating, ...more] = ratings;
  if (!rating || more.length > 0 || decodeEntityUid(rating.id) !== ratingId) return null;
  const stars = decodeEntityUid(rating.value_id);
  return stars !== null && stars <= mostStars ? stars : null;
}
