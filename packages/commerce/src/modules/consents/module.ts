import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import { type ConsentsRefusals, consentsRefusals } from './refusals.ts';
import { forgetOldConsents } from './repository.ts';
import { type ConsentsContext, consentsResolvers } from './resolvers.ts';
import type { ConsentsTables } from './tables.ts';

export const consentsModule: CommerceModule<{
  tables: ConsentsTables;
  refusals: ConsentsRefusals;
  context: Pick<ConsentsContext, 'consents'>;
  jobs: {
    /** Recurring: rule 7. */
    'consents.forget-old': unknown;
  };
}> = {
  name: 'consents',
  uses: ['stores'],
  migrations: [{ module: 'consents', folder: new URL('./migrations/', import.meta.url) }],
  refusals: consentsRefusals,
  graphql: [{ file: new URL('./consents.graphql', import.meta.url), resolvers: consentsResolvers }],
  recurring: [{ task: 'consents.forget-old', cron: '40 3 * * *' }],
  open({ database, clock }, opened) {
    const { limiter } = opened(storesModule);
    return {
      context: () => ({ consents: { database, limiter } }),
      jobs: { 'consents.forget-old': () => forgetOldConsents(database.kysely, clock()) },
    };
  },
};
