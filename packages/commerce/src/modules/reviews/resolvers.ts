import { markets } from '@bowline/markets';
import { checkPage } from '#catalog';
import { decodeEntityUid, encodeUid, RefusalError, valueOrRefusal } from '#graphql';
import type { Resolvers } from '#wire';
import { reportReview, voteForReview } from './judge-review.ts';
import { mostStars, type Review, type ReviewOrder, type ReviewScope, type ReviewsContext } from './model.ts';
import { picturePath } from './pictures/model.ts';
import { ratingName, ratingsMetadata } from './rating.ts';
import { readReviews, readStarCounts } from './repository.ts';
import { changeReview, createReview, reviewOf, withdrawReview } from './write-review.ts';

interface Paging {
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

function list(scope: ReviewScope, paging: Paging, order: ReviewOrder, { maximumPageSize }: ReviewsContext) {
  const asked = { pageSize: paging.pageSize ?? null, currentPage: paging.currentPage ?? null };
  return { scope, order, ...valueOrRefusal(checkPage(asked, maximumPageSize)) };
}

/** Behaviour 145: who may write. */
function writer({ settings, customerId }: ReviewsContext): number {
  refuseIfDisabled(settings);
  if (customerId === null) throw new RefusalError({ code: 'review-guest', details: {} });
  return customerId;
}

function refuseIfDisabled({ hasReviews }: ReviewsContext['settings']): void {
  if (!hasReviews) throw new RefusalError({ code: 'reviews-disabled', details: {} });
}

/** What is no number of a review names none. */
function idOf(uid: string): number {
  const id = decodeEntityUid(uid);
  if (id === null) throw new RefusalError({ code: 'review-not-found', details: {} });
  return id;
}

/** As Magento writes a moment. */
function moment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

async function productOf({ productId }: Review, { catalog }: ReviewsContext) {
  const product = await catalog.product(productId);
  // It was sold when the review was read, a moment ago.
  if (!product) throw new RefusalError({ code: 'review-not-found', details: {} });
  return product;
}

const percentPerStar = 100 / mostStars;

export const reviewsResolvers: Resolvers<ReviewsContext> = {
  Query: {
    productReviewRatingsMetadata: (_, __, { store }) => ratingsMetadata(store),
  },
  Mutation: {
    createProductReview: async (_, { input }, context) => ({
      review: valueOrRefusal(await createReview(writer(context), input, context)),
    }),
    updateProductReview: async (_, { id, input }, context) => ({
      review: valueOrRefusal(await changeReview(writer(context), idOf(id), input, context)),
    }),
    withdrawProductReview: async (_, { id }, context) => {
      valueOrRefusal(await withdrawReview(writer(context), idOf(id), context));
      return { id };
    },
    voteForProductReview: async (_, { id, isHelpful }, context) => {
      refuseIfDisabled(context.settings);
      return { helpfulCount: valueOrRefusal(await voteForReview(idOf(id), isHelpful, context)) };
    },
    reportProductReview: async (_, { id, reason }, context) => {
      refuseIfDisabled(context.settings);
      valueOrRefusal(await reportReview(idOf(id), reason, context));
      return { success: true };
    },
  },
  ProductInterface: {
    reviews: async (product, { sort, ...paging }, context) => {
      const { parentId } = product;
      const reviewed = parentId === null ? product : await context.catalog.product(parentId);
      const sku = (reviewed ?? product).sku.toLowerCase();
      return list({ sku }, paging, sort ?? 'LATEST', context);
    },
  },
  Customer: {
    reviews: ({ id }, paging, context) => list({ customerId: id }, paging, 'LATEST', context),
    review_of: ({ id }, { sku }, context) => reviewOf(id, sku, context),
  },
  ProductReviews: {
    items: (reviews, _, { reviews: { reading }, locale, settings }) =>
      settings.hasReviews ? readReviews(reading, reviews, locale) : [],
    page_info: async ({ scope, pageSize, currentPage }, _, { reviews: { reading }, settings }) => {
      const counts = settings.hasReviews ? await readStarCounts(reading, scope) : [];
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      return { pageSize, currentPage, totalPages: Math.ceil(total / pageSize) };
    },
    rating_counts: async ({ scope }, _, { reviews: { reading }, settings }) => {
      const counts = settings.hasReviews ? await readStarCounts(reading, scope) : [];
      return Array.from({ length: mostStars }, (_item, index) => {
        const stars = mostStars - index;
        return counts.find((each) => each.stars === stars) ?? { stars, count: 0, demoCount: 0 };
      });
    },
  },
  ProductReview: {
    id: ({ id }) => encodeUid(id),
    product: (review, _, context) => productOf(review, context),
    created_at: ({ createdAt }) => moment(createdAt),
    pictures: ({ pictures }, _, { baseUrl }) =>
      pictures.map((picture) => ({
        ...picture,
        id: encodeUid(picture.id),
        url: baseUrl + picturePath(picture, 'large'),
        thumbnailUrl: baseUrl + picturePath(picture, 'small'),
      })),
    average_rating: ({ stars }) => stars * percentPerStar,
    ratings_breakdown: ({ stars }, _, { store }) => [{ name: ratingName(store), value: String(stars) }],
    status: ({ status }) => statuses[status],
    is_verified_buyer: ({ isVerified }) => isVerified,
    language: ({ locale }) => markets[locale].language,
    helpful_count: ({ helpfulVotes }) => helpfulVotes,
    answer: ({ answer, answeredAt }) =>
      answer !== null && answeredAt !== null ? { text: answer, createdAt: moment(answeredAt) } : null,
  },
};

const statuses = { pending: 'PENDING', approved: 'APPROVED', rejected: 'REJECTED' } as const;
