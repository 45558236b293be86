import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { ModeratedReview, ReviewQuestion, ReviewsAdmin } from '../reviews-admin.ts';

export interface ReviewsDesk extends DeskContext {
  readonly admin: { readonly reviews: ReviewsAdmin };
}

const pageSize = 50;
const kinds: readonly ReviewQuestion['which'][] = ['pending', 'approved', 'rejected', 'reported'];

const show = ({ createdAt, pictures, reports, ...review }: ModeratedReview) => ({
  ...review,
  createdAt: createdAt.toISOString(),
  pictures: pictures.map(({ url }) => url),
  reports: Object.values(reports).reduce((sum, count) => sum + count, 0),
});

export const reviewsDeskResolvers: Resolvers<ReviewsDesk> = {
  Query: {
    async reviewsToModerate(_, { which, after }, { admin }) {
      const known = kinds.find((kind) => kind === which);
      if (!known) throw new CodedRefusal('review-kind-not-known');
      const reviews = await admin.reviews.list({ which: known, after: after ?? 0, limit: pageSize + 1 });
      return { reviews: reviews.slice(0, pageSize).map(show), hasMore: reviews.length > pageSize };
    },
  },
  Mutation: {
    async approveReview(_, { id }, { admin }) {
      valueOrCode(await admin.reviews.approve(id));
      return true;
    },
    async rejectReview(_, { id }, { admin }) {
      valueOrCode(await admin.reviews.reject(id));
      return true;
    },
    async answerReview(_, { id, text }, { admin }) {
      valueOrCode(await admin.reviews.answer(id, text?.trim() ? text : null));
      return true;
    },
  },
};

const change: Change<{ readonly id: number }, ReviewsDesk> = {
  subject: ({ id }) => `review ${id}`,
  async state({ id }, { admin }) {
    for (const which of kinds) {
      const [found] = await admin.reviews.list({ which, after: id - 1, limit: 1 });
      if (found?.id === id) return { status: found.status, answer: found.answer };
    }
    return null;
  },
};

/** How the log tells of each change. */
export const reviewsChanges = { approveReview: change, rejectReview: change, answerReview: change };
