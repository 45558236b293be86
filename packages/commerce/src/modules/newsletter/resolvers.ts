import { RefusalError } from '#graphql';
import { isPlainText, type RateLimiter, readEmailAddress, type StoresContext } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Resolvers } from '#wire';
import type { Agreement, ConfirmedEmailOf, Newsletter } from './model.ts';
import { confirmByKey, withdraw } from './repository.ts';

export interface NewsletterContext extends StoresContext {
  readonly newsletter: Newsletter & {
    readonly database: CommerceDatabase;
    readonly limiter: RateLimiter;
    readonly confirmedEmailOf: ConfirmedEmailOf;
  };
}

export const newsletterResolvers: Resolvers<NewsletterContext> = {
  Mutation: {
    subscribeEmailToNewsletter: async (_, { email: typed, source }, context) => {
      const { newsletter, settings, customerId, now, clientAddress: place, store } = context;
      const email = isPlainText(typed) ? readEmailAddress(typed) : null;
      if (email === null) throw new RefusalError({ code: 'newsletter-email-not-valid', details: {} });
      const agreement: Agreement = { source: source ?? 'api', locale: store.locale, place, now };
      const own = customerId === null ? null : await newsletter.confirmedEmailOf(customerId);
      if (own === email) {
        const isNew = await newsletter.database.transaction((transaction) =>
          newsletter.subscribe(transaction, email, agreement),
        );
        if (!isNew) throw new RefusalError({ code: 'newsletter-already-subscribed', details: {} });
        return { status: 'SUBSCRIBED' };
      }
      if (!(await newsletter.limiter.allowsBoth('letter', { email, place }, settings.letterLimits, now)))
        throw new RefusalError({ code: 'too-many-requests', details: {} });
      await newsletter.database.transaction((transaction) => newsletter.ask(transaction, email, agreement));
      return { status: 'NOT_ACTIVE' };
    },
    confirmNewsletter: async (_, { key }, context) => {
      const { newsletter } = context;
      const agreement = agreementBy('letter', context);
      const isConfirmed = await newsletter.database.transaction((transaction) =>
        confirmByKey(transaction, key, agreement),
      );
      if (!isConfirmed) throw new RefusalError({ code: 'newsletter-key-not-valid', details: {} });
      return true;
    },
    unsubscribeFromNewsletter: async (_, { way_out: wayOut }, context) => {
      const { newsletter } = context;
      const agreement = agreementBy('letter', context);
      const isOut =
        isPlainText(wayOut) &&
        (await newsletter.database.transaction((transaction) =>
          withdraw(transaction, { wayOut }, agreement),
        ));
      if (!isOut) throw new RefusalError({ code: 'newsletter-way-out-not-found', details: {} });
      return true;
    },
  },
};

function agreementBy(source: 'letter', { store, clientAddress: place, now }: NewsletterContext): Agreement {
  return { source, locale: store.locale, place, now };
}
