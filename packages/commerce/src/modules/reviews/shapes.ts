import type { Review, ReviewList } from './model.ts';

/** Our own shapes behind types of the schema. */
export interface ReviewsShapes {
  ProductReview: Review;
  ProductReviews: ReviewList;
}
