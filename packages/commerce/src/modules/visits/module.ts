import type { CommerceModule } from '#module';
import { addDays, localTime, storesModule } from '#stores';
import { type VisitsRefusals, visitsRefusals } from './refusals.ts';
import { forgetVisitsBefore } from './repository.ts';
import { type VisitsContext, visitsResolvers } from './resolvers.ts';
import type { VisitsTables } from './tables.ts';
import { createVisitsAdmin, type VisitsAdmin } from './visits-admin.ts';

/** Rule 7. */
const keptDays = 90;

export const visitsModule: CommerceModule<{
  tables: VisitsTables;
  refusals: VisitsRefusals;
  context: Pick<VisitsContext, 'visits'>;
  jobs: {
    /** Recurring: rule 7. */
    'visits.forget-old': unknown;
  };
  admin: { readonly visits: VisitsAdmin };
}> = {
  name: 'visits',
  uses: ['stores'],
  migrations: [{ module: 'visits', folder: new URL('./migrations/', import.meta.url) }],
  refusals: visitsRefusals,
  graphql: [{ file: new URL('./visits.graphql', import.meta.url), resolvers: visitsResolvers }],
  recurring: [{ task: 'visits.forget-old', cron: '30 3 * * *' }],
  open({ database, clock, settings }, opened) {
    const { limiter } = opened(storesModule);
    const { timeZone } = settings;
    return {
      context: () => ({ visits: { database, limiter } }),
      jobs: {
        'visits.forget-old': () =>
          forgetVisitsBefore(database.kysely, addDays(localTime(clock(), timeZone).day, -keptDays)),
      },
      admin: { visits: createVisitsAdmin(database, { clock, timeZone }) },
    };
  },
};
