import type { CountryCode, LocaleName } from '@bowline/markets';
import type { Day, StoresContext, StoresRefusals } from '#stores';
import type { Contact } from './service.ts';

export interface ContactRefusals {
  'contact-unavailable': Record<string, never>;
  'contact-email-not-valid': Record<string, never>;
  'contact-name-missing': Record<string, never>;
  'contact-comment-missing': Record<string, never>;
  'contact-field-not-valid': { readonly field: string };
  'contact-field-too-long': { readonly field: string; readonly most: number };
}

export type ContactRefusal =
  | {
      [Code in keyof ContactRefusals]: { readonly code: Code; readonly details: ContactRefusals[Code] };
    }[keyof ContactRefusals]
  | { readonly code: 'too-many-requests'; readonly details: StoresRefusals['too-many-requests'] };

export interface ContactContext extends StoresContext {
  readonly contact: Contact;
}

export type ContactField =
  | 'NAME'
  | 'EMAIL'
  | 'TELEPHONE'
  | 'MESSAGE'
  | 'DAY'
  | 'PERSONS'
  | 'COMPANY'
  | 'VAT_NUMBER'
  | 'COUNTRY'
  | 'WEBSITE';

export type ProblemCode =
  | 'MISSING'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NOT_VALID'
  | 'IN_THE_PAST'
  | 'TOO_FAR_AHEAD'
  | 'NOT_A_WORKING_DAY'
  | 'OUT_OF_RANGE';

export interface Problem {
  readonly field: ContactField;
  readonly code: ProblemCode;
  /** The largest value allowed, where the problem is that there is more. */
  readonly most?: number;
}

export type PartOfDay = 'MORNING' | 'AFTERNOON';

/** Who writes, as every form asks for it. */
export interface Writer {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly message: string;
}

export interface Appointment extends Writer {
  readonly day: Day;
  readonly partOfDay: PartOfDay;
  readonly persons: number;
}

export interface WholesaleInquiry extends Writer {
  readonly company: string;
  readonly country: CountryCode;
  readonly vatNumber: string;
  readonly website: string;
}

/** What a visitor sent, once it is in order. */
export type Correspondence =
  | { readonly kind: 'message'; readonly message: Writer }
  | { readonly kind: 'appointment'; readonly appointment: Appointment }
  | { readonly kind: 'wholesale'; readonly inquiry: WholesaleInquiry };

/** From where and when something was sent. */
export interface Sending {
  readonly locale: LocaleName;
  readonly clientAddress: string | null;
  readonly now: Date;
}
