import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import type { ConfirmedEmailOf, Newsletter } from './model.ts';
import { createOneClick } from './one-click.ts';
import { newsletterPersonalData } from './personal-data.ts';
import { type NewsletterRefusals, newsletterRefusals } from './refusals.ts';
import { forgetUnconfirmed } from './repository.ts';
import { type NewsletterContext, newsletterResolvers } from './resolvers.ts';
import { createNewsletter } from './service.ts';
import type { NewsletterTables } from './tables.ts';

export const newsletterModule: CommerceModule<{
  tables: NewsletterTables;
  refusals: NewsletterRefusals;
  services: {
    readonly newsletter: Newsletter;
    /** Accounts know of the newsletter, not the other way round: they say whose address is confirmed. */
    readonly learnConfirmedEmails: (read: ConfirmedEmailOf) => void;
  };
  context: Pick<NewsletterContext, 'newsletter'>;
  jobs: {
    /** Recurring: rule 6. */
    'newsletter.forget-unconfirmed': unknown;
  };
}> = {
  name: 'newsletter',
  uses: ['stores'],
  personalData: newsletterPersonalData,
  migrations: [{ module: 'newsletter', folder: new URL('./migrations/', import.meta.url) }],
  refusals: newsletterRefusals,
  graphql: [{ file: new URL('./newsletter.graphql', import.meta.url), resolvers: newsletterResolvers }],
  paths: ['/newsletter/one-click/:wayOut'],
  recurring: [{ task: 'newsletter.forget-unconfirmed', cron: '30 3 * * *' }],
  open({ database, mail, baseUrl, clock }, opened) {
    const newsletter = createNewsletter(mail, baseUrl, clock);
    const { limiter } = opened(storesModule);
    let confirmedEmailOf: ConfirmedEmailOf = async () => null;
    return {
      services: {
        newsletter,
        learnConfirmedEmails(read) {
          confirmedEmailOf = read;
        },
      },
      context: () => ({ newsletter: { ...newsletter, database, limiter, confirmedEmailOf } }),
      routes: [createOneClick(database, clock)],
      jobs: { 'newsletter.forget-unconfirmed': () => forgetUnconfirmed(database.kysely, clock()) },
    };
  },
};
