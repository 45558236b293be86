import type { ContactFieldName, ContactValues } from './contact-answer.ts';

const fieldNames: readonly ContactFieldName[] = [
  'name',
  'email',
  'telephone',
  'message',
  'day',
  'partOfDay',
  'persons',
  'company',
  'country',
  'vatNumber',
  'website',
];

/** People never see this field; whatever fills it in is none. */
export const trapName = 'surname2';

export function isTrapped(form: FormData): boolean {
  return String(form.get(trapName) ?? '') !== '';
}

/** What was typed, without the spaces around it. */
export function readValues(form: FormData): ContactValues {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value.trim()]] : [];
    }),
  );
}
