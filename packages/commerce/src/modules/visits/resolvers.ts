import { RefusalError } from '#graphql';
import { localTime, type RateLimit, type RateLimiter, type StoresContext } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Resolvers } from '#wire';
import { keptMessage } from './error-message.ts';
import { countCauses, countErrors, countVitals, keptBuildName } from './repository.ts';
import { classOf, isGood } from './value-classes.ts';

export interface VisitsContext extends StoresContext {
  readonly visits: { readonly database: CommerceDatabase; readonly limiter: RateLimiter };
}

/** Rule 4. */
const mostVitals = 12;
const mostErrorsTold = 5;
const greatestValue = 600_000;
const reportsOfOnePlace: RateLimit = { uses: 120, withinSeconds: 60 };

export const visitsResolvers: Resolvers<VisitsContext> = {
  Mutation: {
    reportVisit: async (_, { input }, context) => {
      const { build, page, device, browser } = input;
      const vitals = input.vitals.filter((vital) => vital !== null);
      const errors = input.errors.filter((error) => error !== null);
      const { visits, clientAddress, now, settings, store } = context;
      const isValid =
        /^[\da-z]{1,20}$/i.test(build) &&
        vitals.length <= mostVitals &&
        errors.length <= mostErrorsTold &&
        vitals.every(({ value }) => value >= 0 && value <= greatestValue);
      if (!isValid) throw new RefusalError({ code: 'visit-report-not-valid', details: { most: mostVitals } });
      if (!(await visits.limiter.allows('visit-report', clientAddress, reportsOfOnePlace, now)))
        throw new RefusalError({ code: 'too-many-requests', details: {} });
      const { day } = localTime(now, settings.timeZone);
      const executor = visits.database.kysely;
      const report = {
        day,
        now,
        build: await keptBuildName(executor, day, build),
        storeCode: store.code,
        page: page.toLowerCase(),
        device: device.toLowerCase(),
        browser: browser.toLowerCase(),
        vitals: vitals.map(({ name, value, element }) => ({
          name,
          valueClass: classOf(value),
          ...(element && !isGood(name, value) && { element: keptMessage(element) }),
        })),
        errors: errors.map(keptMessage),
      };
      await countVitals(executor, report);
      await countErrors(executor, report);
      await countCauses(executor, report);
      return true;
    },
  },
};
