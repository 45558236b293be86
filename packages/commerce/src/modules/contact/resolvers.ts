import { type ResolverMap, valueOrRefusal } from '#graphql';
import type { AppointmentInput } from './check-appointment.ts';
import type { WholesaleInput } from './check-wholesale.ts';
import type { ContactContext, Problem, Sending } from './model.ts';

interface ContactUsInput {
  readonly comment: string;
  readonly email: string;
  readonly name: string;
  readonly telephone?: string | null;
}

function sendingOf({ store, clientAddress, now }: ContactContext): Sending {
  return { locale: store.locale, clientAddress, now };
}

const answer = (problems: readonly Problem[]) => ({ status: problems.length === 0, problems });

const resolvers: ResolverMap = {
  Mutation: {
    contactUs: async (_: unknown, { input }: { input: ContactUsInput }, context: ContactContext) => {
      const { comment, ...writer } = input;
      valueOrRefusal(await context.contact.sendMessage({ ...writer, message: comment }, sendingOf(context)));
      return { status: true };
    },
    requestAppointment: async (_: unknown, { input }: { input: AppointmentInput }, context: ContactContext) =>
      answer(valueOrRefusal(await context.contact.requestAppointment(input, sendingOf(context)))),
    requestWholesale: async (_: unknown, { input }: { input: WholesaleInput }, context: ContactContext) =>
      answer(valueOrRefusal(await context.contact.requestWholesale(input, sendingOf(context)))),
  },
};

export const contactGraphql = { file: new URL('./contact.graphql', import.meta.url), resolvers };
