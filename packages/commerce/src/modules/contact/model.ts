import type { CountryCode, LocaleName } from '@bowline/markets';
import type { Day, StoresContext } from '#stores';
import type { Contact } from './service.ts';

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
  readonly clientAddress: string;
  readonly now: Date;
}
