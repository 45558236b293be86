import type { CommerceModule } from '#module';
import { newsletterModule } from '#newsletter';
import { storesModule } from '#stores';
import { type ReviewsJobs, reviewsJobs } from './invite.ts';
import type { ReviewsContext } from './model.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { type ReviewsRefusals, reviewsRefusals } from './refusals.ts';
import { reviewsResolvers } from './resolvers.ts';
import { createReviewsAdmin, type ReviewsAdmin } from './reviews-admin.ts';
import type { ReviewsTables } from './tables.ts';

export const reviewsModule: CommerceModule<{
  tables: ReviewsTables;
  refusals: ReviewsRefusals;
  context: Pick<ReviewsContext, 'reviews'>;
  jobs: ReviewsJobs;
  admin: { readonly reviews: ReviewsAdmin };
}> = {
  name: 'reviews',
  uses: ['stores', 'newsletter', 'customers', 'catalog', 'shipping', 'orders', 'returns'],
  reads: {
    // A review is of a product that is sold; letters name it in the language of the writer.
    catalog: ['product', 'product_text'],
    // Who bought what (rule 8), and what arrived when (rule 17).
    orders: ['shop_order', 'order_line', 'shipment'],
  },
  personalData: reviewsPersonalData,
  migrations: [{ module: 'reviews', folder: new URL('./migrations/', import.meta.url) }],
  refusals: reviewsRefusals,
  graphql: [{ file: new URL('./reviews.graphql', import.meta.url), resolvers: reviewsResolvers }],
  cacheableRoots: ['productReviewRatingsMetadata'],
  recurring: [{ task: 'reviews.invite', cron: '10 8 * * *' }],
  open({ database, mail, clock, baseUrl, shopData, settings: { timeZone } }, opened) {
    const { limiter } = opened(storesModule);
    const { newsletter } = opened(newsletterModule);
    return {
      jobs: reviewsJobs({ database, newsletter, shopData, clock, baseUrl, timeZone }),
      context: (_, reading) => ({ reviews: { database, reading, limiter } }),
      admin: { reviews: createReviewsAdmin({ database, mail, clock, baseUrl }) },
    };
  },
};
