/** The eleven locales, the default first (decision D2). */
export const localeNames = [
  'en',
  'en-US',
  'en-GB',
  'nl-NL',
  'de-DE',
  'fr-FR',
  'it-IT',
  'es-ES',
  'pl-PL',
  'da-DK',
  'sv-SE',
] as const;

export type LocaleName = (typeof localeNames)[number];

export const defaultLocale: LocaleName = 'en';

export function isLocaleName(text: string): text is LocaleName {
  return (localeNames as readonly string[]).includes(text);
}
