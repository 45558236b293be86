import { localeNames } from '@bowline/markets';
import { type Field, fields } from '@bowline/ui/forms';
import type { MessageKey } from '../i18n/message-key.ts';

export const nameField = (locale: string) => `name-${locale}`;

/** A name for each locale; without one it has the English one. */
export function nameFields(label: MessageKey): Readonly<Record<string, Field<MessageKey>>> {
  return Object.fromEntries(
    localeNames.map((locale) => [
      nameField(locale),
      fields.text({ label, most: 100, isOptional: locale !== 'en' }),
    ]),
  );
}

/** What was typed, for the operations that take names. */
export function namesOf(values: Readonly<Record<string, string | undefined>>) {
  return localeNames
    .map((locale) => ({ locale, name: values[nameField(locale)] ?? '' }))
    .filter(({ name }) => name !== '');
}

/** The values of a form whose names are known. */
export function initialNames(names: readonly ({ readonly locale: string; readonly name: string } | null)[]) {
  return Object.fromEntries(
    names.flatMap((each) => (each ? [[nameField(each.locale), each.name] as const] : [])),
  );
}
