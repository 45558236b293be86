import type { CommerceModule } from '#module';
import { seenProductsPersonalData } from './personal-data.ts';
import { type SeenProductsRefusals, seenProductsRefusals } from './refusals.ts';
import { forgetSeenBefore, keptDays } from './repository.ts';
import { type SeenProductsContext, seenProductsResolvers } from './resolvers.ts';
import type { SeenProductsTables } from './tables.ts';

export const seenProductsModule: CommerceModule<{
  tables: SeenProductsTables;
  refusals: SeenProductsRefusals;
  context: Pick<SeenProductsContext, 'seenProducts'>;
  jobs: {
    /** Recurring: rule 5. */
    'seen-products.forget-old': unknown;
  };
}> = {
  name: 'seen-products',
  uses: ['stores', 'customers', 'catalog'],
  personalData: seenProductsPersonalData,
  migrations: [{ module: 'seen-products', folder: new URL('./migrations/', import.meta.url) }],
  refusals: seenProductsRefusals,
  graphql: [{ file: new URL('./seen-products.graphql', import.meta.url), resolvers: seenProductsResolvers }],
  recurring: [{ task: 'seen-products.forget-old', cron: '50 3 * * *' }],
  open({ database, clock }) {
    return {
      context: (_, reading) => ({ seenProducts: { database, reading } }),
      jobs: {
        'seen-products.forget-old': () =>
          forgetSeenBefore(database.kysely, new Date(clock().getTime() - keptDays * 86_400_000)),
      },
    };
  },
};
