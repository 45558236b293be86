import { ok, type Result, refuse } from '@bowline/kit';
import { digestOf } from '#stores';
import type { ReviewsContext } from './model.ts';
import type { ReviewsRefusal, TooMany } from './refusals.ts';
import { type LockedReview, lockReview } from './repository.ts';
import { insertReport, insertVote, removeVote } from './votes.ts';

type NotFound = ReviewsRefusal<'review-not-found'>;

/** Who votes or reports: a customer, or the place of who is not signed in. */
function judgeOf({ customerId, clientAddress }: ReviewsContext): string {
  return customerId === null ? `place ${clientAddress}` : `customer ${customerId}`;
}

/** Each review has digests of its own, so that they do not tell what else somebody read. */
function digestFor({ id }: LockedReview, context: ReviewsContext): string {
  return digestOf(`review ${id}`, judgeOf(context));
}

/** Rule 13; answers how many find it helpful now. */
export async function voteForReview(
  id: number,
  isHelpful: boolean,
  context: ReviewsContext,
): Promise<Result<number, ReviewsRefusal<'review-not-found' | 'review-own-vote'> | TooMany>> {
  const { reviews, settings, clientAddress, now } = context;
  if (!(await reviews.limiter.allows('review-vote', clientAddress, settings.reviewLimits.voting, now))) {
    return refuse('too-many-requests');
  }
  return reviews.database.transaction(
    async (transaction): Promise<Result<number, ReviewsRefusal<'review-not-found' | 'review-own-vote'>>> => {
      const review = await lockReview(transaction, id);
      if (review?.status !== 'approved') return refuse('review-not-found');
      if (review.customerId !== null && review.customerId === context.customerId)
        return refuse('review-own-vote');
      const digest = digestFor(review, context);
      const change = isHelpful
        ? await insertVote(transaction, id, digest, now)
        : -(await removeVote(transaction, id, digest));
      return ok(review.helpfulVotes + change);
    },
  );
}

/** Rule 14. */
export async function reportReview(
  id: number,
  reason: string,
  context: ReviewsContext,
): Promise<Result<undefined, NotFound | TooMany>> {
  const { reviews, settings, clientAddress, now } = context;
  if (!(await reviews.limiter.allows('review-report', clientAddress, settings.reviewLimits.reporting, now))) {
    return refuse('too-many-requests');
  }
  return reviews.database.transaction(async (transaction): Promise<Result<undefined, NotFound>> => {
    const review = await lockReview(transaction, id);
    if (review?.status !== 'approved') return refuse('review-not-found');
    await insertReport(transaction, id, { digest: digestFor(review, context), reason, now });
    return ok();
  });
}
