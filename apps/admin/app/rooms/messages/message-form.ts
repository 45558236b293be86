import { localeNames } from '@bowline/markets';
import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

export const textField = (locale: string) => `text-${locale}`;

/** A text for each locale; without one visitors read what the shop's code says. */
export const messageForm = describeForm<string>('message', {
  ...Object.fromEntries(
    localeNames.map((locale) => [
      textField(locale),
      fields.lines({ label: 'messages.own', most: 2_000, rows: 2, isOptional: true }),
    ]),
  ),
});

export function textsOf(values: Readonly<Record<string, string | undefined>>) {
  return localeNames.map((locale) => ({ locale, text: values[textField(locale)] ?? '' }));
}
