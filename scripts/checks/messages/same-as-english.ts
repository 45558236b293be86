/**
 * Texts that a translation may share with English. A text listed alone may do so in every language, one with
 * locales in these only. Everything else that equals English was forgotten.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[] | 'everywhere'>> = {
  Bowline: 'everywhere',
  Administration: ['fr-FR', 'da-DK', 'sv-SE'],
  Description: ['fr-FR'],
  Home: ['nl-NL', 'it-IT'],
  Information: ['da-DK', 'sv-SE'],
  Menu: ['nl-NL', 'fr-FR', 'it-IT', 'pl-PL', 'da-DK'],
  Notifications: ['fr-FR'],
  'Order {number}': ['sv-SE', 'nl-NL'],
  'Page {page}': ['fr-FR'],
  Pages: ['fr-FR'],
  Postcode: ['nl-NL'],
  Subtotal: ['es-ES', 'nl-NL'],
  Total: ['fr-FR', 'es-ES'],
  Was: ['nl-NL'],
  '{n} article | {n} articles': ['fr-FR'],
  '{title} – page {page}': ['fr-FR'],
};

/** Names, numbers and placeholders need no translation. */
export function mayEqualEnglish(text: string, locale: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, '');
  if (!/\p{L}/u.test(words)) return true;
  const allowed = sameAsEnglish[text];
  return allowed === 'everywhere' || (allowed?.includes(locale) ?? false);
}
