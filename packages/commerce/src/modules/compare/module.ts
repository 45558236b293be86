import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import { type CompareContext, guestListDays } from './model.ts';
import { comparePersonalData } from './personal-data.ts';
import { type CompareRefusals, compareRefusals } from './refusals.ts';
import { forgetGuestLists } from './repository.ts';
import { compareResolvers } from './resolvers.ts';
import type { CompareTables } from './tables.ts';

export const compareModule: CommerceModule<{
  tables: CompareTables;
  refusals: CompareRefusals;
  context: Pick<CompareContext, 'compare'>;
  jobs: {
    /** Recurring: rule 7. */
    'compare.forget-old': unknown;
  };
}> = {
  name: 'compare',
  uses: ['stores', 'catalog'],
  personalData: comparePersonalData,
  migrations: [{ module: 'compare', folder: new URL('./migrations/', import.meta.url) }],
  refusals: compareRefusals,
  graphql: [{ file: new URL('./compare.graphql', import.meta.url), resolvers: compareResolvers }],
  recurring: [{ task: 'compare.forget-old', cron: '40 3 * * *' }],
  open({ database, clock }, opened) {
    const { limiter } = opened(storesModule);
    return {
      context: (_, reading) => ({ compare: { database, reading, limiter } }),
      jobs: {
        'compare.forget-old': () =>
          forgetGuestLists(database.kysely, new Date(clock().getTime() - guestListDays * 86_400_000)),
      },
    };
  },
};
