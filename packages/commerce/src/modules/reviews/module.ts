import { customersModule } from '#customers';
import type { CommerceModule } from '#module';
import { newsletterModule } from '#newsletter';
import { storesModule } from '#stores';
import { reviewsChanges, reviewsDeskResolvers } from './desk/resolvers.ts';
import { type ReviewsJobs, reviewsJobs } from './invite.ts';
import type { ReviewsContext } from './model.ts';
import { reviewsPersonalData } from './personal-data.ts';
import type { PictureCleaner } from './pictures/model.ts';
import { createPictureRoute } from './pictures/picture-route.ts';
import { forgetUnused } from './pictures/repository.ts';
import { type ReviewsRefusals, reviewsRefusals } from './refusals.ts';
import { reviewsResolvers } from './resolvers.ts';
import { createReviewsAdmin, type ReviewsAdmin } from './reviews-admin.ts';
import type { ReviewsTables } from './tables.ts';

export const reviewsModule: CommerceModule<{
  tables: ReviewsTables;
  refusals: ReviewsRefusals;
  context: Pick<ReviewsContext, 'reviews'>;
  jobs: ReviewsJobs & {
    /** Recurring: rule 20. */
    'reviews.forget-unused-pictures': unknown;
  };
  options: {
    /** Without it, reviews are written without pictures. */
    readonly pictures?: PictureCleaner;
  };
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
  desk: [
    {
      file: new URL('./desk/reviews.graphql', import.meta.url),
      resolvers: reviewsDeskResolvers,
      changes: reviewsChanges,
    },
  ],
  graphql: [{ file: new URL('./reviews.graphql', import.meta.url), resolvers: reviewsResolvers }],
  cacheableRoots: ['productReviewRatingsMetadata'],
  paths: ['/review-pictures', '/review-pictures/:name/:file'],
  recurring: [
    { task: 'reviews.invite', cron: '10 8 * * *' },
    { task: 'reviews.forget-unused-pictures', cron: '25 * * * *' },
  ],
  open({ database, mail, clock, baseUrl, shopData, settings: { timeZone }, pictures: cleaner }, opened) {
    const { limiter } = opened(storesModule);
    const { authenticate } = opened(customersModule);
    const { newsletter } = opened(newsletterModule);
    return {
      jobs: {
        ...reviewsJobs({ database, newsletter, shopData, clock, baseUrl, timeZone }),
        'reviews.forget-unused-pictures': () => forgetUnused(database.kysely, clock()),
      },
      routes: [createPictureRoute({ database, limiter, authenticate, clock, baseUrl, cleaner })],
      context: (_, reading) => ({ reviews: { database, reading, limiter } }),
      admin: { reviews: createReviewsAdmin({ database, mail, clock, baseUrl }) },
    };
  },
};
