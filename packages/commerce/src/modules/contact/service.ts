import { ok, type Result, refuse } from '@bowline/kit';
import type { Mail } from '@bowline/mail';
import { shippingData } from '#shipping';
import { localTime, type RateLimiter, type ShopData, type ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import { type AppointmentInput, appointmentProblems, readAppointment } from './check-appointment.ts';
import { hasCountry, inquiryProblems, readInquiry, type WholesaleInput } from './check-wholesale.ts';
import { readWriter, type WriterInput, writerProblems } from './check-writer.ts';
import { contactLetters } from './letters.ts';
import type { Correspondence, Problem, Sending } from './model.ts';
import { type ContactRefusal, refusalOfProblem } from './refusals.ts';

/** Requests answer what is wrong with them; an empty list means that they were sent. */
export interface Contact {
  /** False in a shop that cannot write letters. */
  readonly isAvailable: boolean;
  sendMessage(input: WriterInput, sending: Sending): Promise<Result<undefined, ContactRefusal>>;
  requestAppointment(
    input: AppointmentInput,
    sending: Sending,
  ): Promise<Result<readonly Problem[], ContactRefusal>>;
  requestWholesale(
    input: WholesaleInput,
    sending: Sending,
  ): Promise<Result<readonly Problem[], ContactRefusal>>;
}

export interface ContactDependencies {
  readonly database: CommerceDatabase;
  readonly limiter: RateLimiter;
  /** Without it nobody can be written to. */
  readonly mail: Pick<Mail, 'post'> | null;
  readonly settings: Pick<ShopSettings, 'contactEmail' | 'timeZone'>;
  readonly shopData: ShopData;
}

export function createContact({ database, limiter, mail, settings, shopData }: ContactDependencies): Contact {
  const { contactEmail, timeZone } = settings;

  /** Rule 7. */
  async function isAllowed(email: string, { clientAddress, now }: Sending): Promise<boolean> {
    const { contactLimits, letterLimits } = (await shopData.current()).settings;
    const who = { email, place: clientAddress };
    return (
      (await limiter.allowsBoth('contact', who, contactLimits, now)) &&
      limiter.allowsBoth('letter', who, letterLimits, now)
    );
  }

  async function send(
    correspondence: Correspondence,
    email: string,
    sending: Sending,
  ): Promise<Result<readonly Problem[], ContactRefusal>> {
    if (!mail) return refuse('contact-unavailable');
    if (!(await isAllowed(email, sending))) return refuse('too-many-requests');
    const letters = contactLetters(correspondence, sending.locale, contactEmail);
    await database.transaction(async (transaction) => {
      for (const letter of letters) await mail.post(transaction, letter);
    });
    return ok([]);
  }

  return {
    isAvailable: mail !== null,
    async sendMessage(input, sending) {
      if (!mail) return refuse('contact-unavailable');
      const message = readWriter(input);
      const [problem] = writerProblems(message, { needsMessage: true });
      if (problem) return refusalOfProblem(problem);
      const sent = await send({ kind: 'message', message }, message.email, sending);
      return sent.ok ? ok() : sent;
    },
    async requestAppointment(input, sending) {
      const appointment = readAppointment(input);
      const { closedDays } = (await shopData.current()).of(shippingData);
      const today = localTime(sending.now, timeZone).day;
      const problems = appointmentProblems(appointment, today, closedDays);
      if (problems.length > 0) return ok(problems);
      return send({ kind: 'appointment', appointment }, appointment.email, sending);
    },
    async requestWholesale(input, sending) {
      const inquiry = readInquiry(input);
      const problems = inquiryProblems(inquiry);
      if (problems.length > 0 || !hasCountry(inquiry)) return ok(problems);
      return send({ kind: 'wholesale', inquiry }, inquiry.email, sending);
    },
  };
}
