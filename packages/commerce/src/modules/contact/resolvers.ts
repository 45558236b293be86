import { valueOrRefusal } from '#graphql';
import { shippingData } from '#shipping';
import { localTime } from '#stores';
import type { Resolvers } from '#wire';
import type { ContactContext, Problem, Sending } from './model.ts';
import { closedDatesFrom, openingHours } from './opening-hours.ts';

function sendingOf({ store, clientAddress, now }: ContactContext): Sending {
  return { locale: store.locale, clientAddress, now };
}

const answer = (problems: readonly Problem[]) => ({
  status: problems.length === 0,
  problems: problems.map((problem) => ({ ...problem, most: problem.most })),
});

const resolvers: Resolvers<ContactContext> = {
  StoreConfig: { contact_enabled: (_, __, { contact }) => contact.isAvailable },
  Query: {
    opening_hours: (_, __, { shopFacts, settings, now }) => ({
      places: [...shopFacts.of(openingHours)].map(([place, spans]) => ({ place, spans })),
      closedDates: closedDatesFrom(
        localTime(now, settings.timeZone).day,
        shopFacts.of(shippingData).closedDays,
      ),
    }),
  },
  Mutation: {
    contactUs: async (_, { input }, context) => {
      const { comment, ...writer } = input;
      valueOrRefusal(await context.contact.sendMessage({ ...writer, message: comment }, sendingOf(context)));
      return { status: true };
    },
    requestAppointment: async (_, { input }, context) =>
      answer(valueOrRefusal(await context.contact.requestAppointment(input, sendingOf(context)))),
    requestWholesale: async (_, { input }, context) =>
      answer(valueOrRefusal(await context.contact.requestWholesale(input, sendingOf(context)))),
  },
};

export const contactGraphql = { file: new URL('./contact.graphql', import.meta.url), resolvers };
