import { type ConsentPurpose, consentPurposes, consentVersion } from '@bowline/markets';
import { RefusalError } from '#graphql';
import type { RateLimit, RateLimiter, StoresContext } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Resolvers } from '#wire';
import { endConsent, isConsentName, keepConsent } from './repository.ts';

export interface ConsentsContext extends StoresContext {
  readonly consents: { readonly database: CommerceDatabase; readonly limiter: RateLimiter };
}

/** Rule 6. */
const decisionsOfOnePlace: RateLimit = { uses: 30, withinSeconds: 60 };

export const consentsResolvers: Resolvers<ConsentsContext> = {
  Mutation: {
    recordConsent: async (_, { input }, { consents, clientAddress, now, store }) => {
      const { purposes, purposes_version: version, replaces } = input;
      if (version !== consentVersion)
        throw new RefusalError({ code: 'consent-version-not-known', details: {} });
      if (!(await consents.limiter.allows('consent', clientAddress, decisionsOfOnePlace, now)))
        throw new RefusalError({ code: 'too-many-requests', details: {} });
      const allowed = consentPurposes.filter((purpose) => isAmong(purposes, purpose));
      const name = await consents.database.transaction(async (transaction) => {
        if (replaces && isConsentName(replaces)) await endConsent(transaction, replaces, now);
        return keepConsent(transaction, { allowed, storeCode: store.code, now });
      });
      return { name };
    },
  },
};

function isAmong(named: readonly (string | null)[], purpose: ConsentPurpose): boolean {
  return named.some((name) => name?.toLowerCase() === purpose);
}
