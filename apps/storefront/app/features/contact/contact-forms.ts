import { countries, isCountryCode } from '@bowline/markets';
import { country, fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/shop-form.ts';

export const partsOfDay = ['MORNING', 'AFTERNOON'] as const;

/** As the API limits them; it answers a message with one sentence, and the form shows all problems by field. */
const writer = {
  name: fields.personName({ label: 'contact.fields.name', autoComplete: 'name' }),
  email: fields.email({ label: 'contact.fields.email' }),
  telephone: fields.phone({ label: 'contact.fields.telephone', isOptional: true, most: 32 }),
} as const;

/** The three forms that reach people. */
export const contactForms = {
  contact: describeForm('contact', {
    ...writer,
    message: fields.lines({ label: 'contact.fields.message', rows: 7 }),
  }),
  appointment: describeForm('appointment', {
    day: fields.day({ label: 'contact.fields.day', hint: 'contact.hints.day' }),
    partOfDay: fields.choice({ label: 'contact.fields.partOfDay', among: partsOfDay }),
    persons: fields.wholeNumber({ label: 'contact.fields.persons', min: 1, max: 8 }),
    ...writer,
    message: fields.lines({ label: 'contact.fields.message', hint: 'contact.hints.wish', isOptional: true }),
  }),
  wholesale: describeForm('wholesale', {
    company: fields.companyName({ label: 'contact.fields.company' }),
    country: country({ label: 'contact.fields.country' }),
    vatNumber: fields.text({
      label: 'contact.fields.vatNumber',
      hint: 'contact.hints.vatNumber',
      isOptional: ({ country: code = '' }) => !isCountryCode(code) || !countries[code].isInEu,
      least: 8,
      most: 32,
      autoCapitalize: 'characters',
    }),
    website: fields.website({ label: 'contact.fields.website', isOptional: true }),
    ...writer,
    message: fields.lines({
      label: 'contact.fields.message',
      hint: 'contact.hints.wholesale',
      isOptional: true,
      rows: 6,
    }),
  }),
};

export type ContactFormName = keyof typeof contactForms;

export function isContactForm(name: unknown): name is ContactFormName {
  return typeof name === 'string' && Object.hasOwn(contactForms, name);
}

/** Tells the page after the redirect which form was sent. */
export const sentParameter = 'sent';

/** People never see this field; whatever fills it in is none. */
export const trapName = 'surname2';

export function formId(form: ContactFormName): string {
  return `${form}-form`;
}
