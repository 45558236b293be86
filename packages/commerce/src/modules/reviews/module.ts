import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import type { ReviewsContext } from './model.ts';
import { type ReviewsRefusals, reviewsRefusals } from './refusals.ts';
import { reviewsResolvers } from './resolvers.ts';
import { createReviewsAdmin, type ReviewsAdmin } from './reviews-admin.ts';
import type { ReviewsTables } from './tables.ts';

export const reviewsModule: CommerceModule<{
  tables: ReviewsTables;
  refusals: ReviewsRefusals;
  context: Pick<ReviewsContext, 'reviews'>;
  admin: { readonly reviews: ReviewsAdmin };
}> = {
  name: 'reviews',
  uses: ['stores', 'customers', 'catalog', 'orders'],
  reads: {
    // A review is of a product that is sold; letters name it in the language of the writer.
    catalog: ['product', 'product_text'],
    // Who bought what (rule 8).
    orders: ['shop_order', 'order_line'],
  },
  migrations: [{ module: 'reviews', folder: new URL('./migrations/', import.meta.url) }],
  refusals: reviewsRefusals,
  graphql: [{ file: new URL('./reviews.graphql', import.meta.url), resolvers: reviewsResolvers }],
  cacheableRoots: ['productReviewRatingsMetadata'],
  open({ database, mail, clock, baseUrl }, opened) {
    const { limiter } = opened(storesModule);
    return {
      context: (_, reading) => ({ reviews: { database, reading, limiter } }),
      admin: { reviews: createReviewsAdmin({ database, mail, clock, baseUrl }) },
    };
  },
};
