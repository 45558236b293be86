/** The three forms that reach people; the name is the form's intent and part of its element ids. */
export const contactForms = ['contact', 'appointment', 'wholesale'] as const;
export type ContactFormName = (typeof contactForms)[number];

/** Names of the inputs. */
export type ContactFieldName =
  | 'name'
  | 'email'
  | 'telephone'
  | 'message'
  | 'day'
  | 'partOfDay'
  | 'persons'
  | 'company'
  | 'country'
  | 'vatNumber'
  | 'website';

export type ProblemCode =
  | 'MISSING'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NOT_VALID'
  | 'IN_THE_PAST'
  | 'TOO_FAR_AHEAD'
  | 'NOT_A_WORKING_DAY'
  | 'OUT_OF_RANGE';

export interface FieldProblem {
  readonly field: ContactFieldName;
  readonly code: ProblemCode;
  readonly most?: number;
}

export type ContactValues = Readonly<Partial<Record<ContactFieldName, string>>>;

/** What a form that was not sent gets back; everything typed is in it. */
export interface ContactAnswer {
  readonly form: ContactFormName;
  readonly values: ContactValues;
  readonly problems: readonly FieldProblem[];
  /** It was in order and still not sent; the reason is a sentence for the visitor. */
  readonly failure?: { readonly reason?: string };
}

/** Tells the page after the redirect which form was sent. */
export const sentParameter = 'sent';

export function formId(form: ContactFormName): string {
  return `${form}-form`;
}

export function isContactForm(name: unknown): name is ContactFormName {
  return contactForms.some((form) => form === name);
}
