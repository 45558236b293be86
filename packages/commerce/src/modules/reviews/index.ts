/**
 * What customers think of products: written, looked at by the shop, shown, voted for, answered (rules in SPEC.md).
 * How a product is rated in all is the catalogue's to tell; this module only adds to it.
 */
export type { DemoReview } from './demo-reviews.ts';
export { keepDemoReviews } from './demo-reviews.ts';
export { invitationLetter, writeApproved } from './letters.ts';
export type { ReviewsContext } from './model.ts';
export type { PictureCleaner } from './pictures/model.ts';
export type { ModeratedReview, ReviewsAdmin } from './reviews-admin.ts';
export type { ReviewsShapes } from './shapes.ts';
export type { ReviewsTables } from './tables.ts';
export { takeOverReview } from './take-over-review.ts';
