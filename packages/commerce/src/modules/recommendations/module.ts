import type { CommerceModule } from '#module';
import { type RecommendationsJobs, recommendationsJobs } from './count-orders.ts';
import type { RecommendationsContext } from './recommend.ts';
import { lookUpPartners } from './repository.ts';
import { recommendationsGraphql } from './resolvers.ts';
import type { RecommendationsTables } from './tables.ts';

export const recommendationsModule: CommerceModule<{
  tables: RecommendationsTables;
  context: Pick<RecommendationsContext, 'recommendations'>;
  jobs: RecommendationsJobs;
}> = {
  name: 'recommendations',
  uses: ['stores', 'catalog', 'orders'],
  reads: {
    // It counts what is in them, some hundred orders in one statement.
    orders: ['shop_order', 'order_line'],
    // What can be recommended is decided in the statement that ranks it, before the limit.
    catalog: ['product', 'product_summary'],
  },
  migrations: [{ module: 'recommendations', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [recommendationsGraphql],
  cacheableRoots: ['amMostviewedGroups'],
  recurring: [{ task: 'recommendations.count-orders', cron: '*/10 * * * *' }],
  open: ({ database, clock }) => ({
    context: ({ settings }, reading) => ({
      recommendations: { partnersOf: lookUpPartners(reading, settings.boughtTogether) },
    }),
    jobs: recommendationsJobs(database, clock),
  }),
};
