import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { lockCustomer } from '#customers';
import { isPlainText } from '#stores';
import type { CommerceTables } from '#tables';
import { longestSku, type Review, type ReviewsContext } from './model.ts';
import { lockPictures, setPictures } from './pictures/repository.ts';
import { type OpinionInput, readOpinion, readPictures } from './read-opinion.ts';
import type { ReviewsRefusal, TooMany } from './refusals.ts';
import {
  deleteReview,
  findOwnReview,
  findReviewedSku,
  hasBought,
  insertReview,
  lockReview,
  updateReview,
} from './repository.ts';

type NotFound = ReviewsRefusal<'review-not-found'>;
type NoPicture = ReviewsRefusal<'review-picture-not-found'>;

/** Rules 2 and 3. */
export async function createReview(
  customerId: number,
  input: OpinionInput & { readonly sku: string },
  context: ReviewsContext,
): Promise<Result<Review, ReviewsRefusal | TooMany>> {
  const opinion = readOpinion(input);
  if (!opinion.ok) return opinion;
  const pictures = readPictures(input.pictures);
  if (!pictures.ok) return pictures;
  if (!(await mayWrite(customerId, context))) return refuse('too-many-requests');
  const { database } = context.reviews;
  return database.transaction(async (transaction): Promise<Result<Review, ReviewsRefusal>> => {
    const sku = await reviewedSku(transaction, input.sku);
    if (sku === null) return refuse('review-product-not-found', { sku: input.sku });
    // Somebody may be leaving at this moment.
    if (!(await lockCustomer(transaction, customerId))) return refuse('review-guest');
    const named = pictures.value ?? [];
    if (!(await lockPictures(transaction, { reviewId: null, customerId }, named)))
      return refuse('review-picture-not-found');
    const isVerified = await hasBought(transaction, customerId, sku);
    const review = { ...opinion.value, sku, customerId, locale: context.locale, isVerified };
    const reviewId = await insertReview(transaction, review, context.now);
    if (reviewId === null) return refuse('review-exists');
    await setPictures(transaction, reviewId, named);
    const written = await findOwnReview(transaction, { customerId, sku });
    return written ? ok(written) : refuse('review-product-not-found', { sku: input.sku });
  });
}

/** Rules 5 and 6. */
export async function changeReview(
  customerId: number,
  id: number,
  input: OpinionInput,
  context: ReviewsContext,
): Promise<Result<Review, ReviewsRefusal | TooMany>> {
  const opinion = readOpinion(input);
  if (!opinion.ok) return opinion;
  const pictures = readPictures(input.pictures);
  if (!pictures.ok) return pictures;
  if (!(await mayWrite(customerId, context))) return refuse('too-many-requests');
  return onOwnReview(
    customerId,
    id,
    context,
    async (transaction, sku): Promise<Result<Review, NotFound | NoPicture>> => {
      if (pictures.value !== null) {
        if (!(await lockPictures(transaction, { reviewId: id, customerId }, pictures.value)))
          return refuse('review-picture-not-found');
        await setPictures(transaction, id, pictures.value);
      }
      const isVerified = await hasBought(transaction, customerId, sku);
      await updateReview(transaction, id, opinion.value, isVerified, context.now);
      const changed = await findOwnReview(transaction, { customerId, id });
      return changed ? ok(changed) : refuse('review-not-found');
    },
  );
}

/** Rules 5 and 6. */
export function withdrawReview(
  customerId: number,
  id: number,
  context: ReviewsContext,
): Promise<Result<undefined, NotFound>> {
  return onOwnReview(customerId, id, context, async (transaction) => {
    await deleteReview(transaction, id);
    return ok();
  });
}

/** What the customer wrote about a product. */
export async function reviewOf(
  customerId: number,
  sku: string,
  { reviews }: ReviewsContext,
): Promise<Review | null> {
  const { kysely } = reviews.database;
  const known = await reviewedSku(kysely, sku);
  return known === null ? null : findOwnReview(kysely, { customerId, sku: known });
}

async function reviewedSku(
  executor: Parameters<typeof findReviewedSku>[0],
  sku: string,
): Promise<string | null> {
  const isSku = sku !== '' && sku.length <= longestSku && isPlainText(sku);
  return isSku ? findReviewedSku(executor, sku) : null;
}

function mayWrite(customerId: number, { reviews, settings, now }: ReviewsContext): Promise<boolean> {
  return reviews.limiter.allows('review', String(customerId), settings.reviewLimits.writing, now);
}

function onOwnReview<Value, Refused = never>(
  customerId: number,
  id: number,
  { reviews }: ReviewsContext,
  work: (transaction: Transaction<CommerceTables>, sku: string) => Promise<Result<Value, NotFound | Refused>>,
): Promise<Result<Value, NotFound | Refused>> {
  return reviews.database.transaction(async (transaction): Promise<Result<Value, NotFound | Refused>> => {
    const review = await lockReview(transaction, id);
    return review?.customerId === customerId ? work(transaction, review.sku) : refuse('review-not-found');
  });
}
