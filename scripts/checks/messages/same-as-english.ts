/**
 * Texts that a translation may share with English: everywhere, or in the languages named. Everything else that equals English was forgotten.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[] | 'everywhere'>> = {
  Bowline: 'everywhere',
  Administration: ['fr', 'da', 'sv'],
  Description: ['fr'],
  Home: ['nl', 'it'],
  Information: ['da', 'sv'],
  Menu: ['nl', 'fr', 'it', 'pl', 'da'],
  Notifications: ['fr'],
  'Order {number}': ['sv', 'nl'],
  'Page {page}': ['fr'],
  Pages: ['fr'],
  Postcode: ['nl'],
  Subtotal: ['es', 'nl'],
  Total: ['fr', 'es'],
  Was: ['nl'],
  '{n} article | {n} articles': ['fr'],
  '{title} – page {page}': ['fr'],
};

/** Names, numbers and placeholders need no translation. */
export function mayEqualEnglish(text: string, language: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, '');
  if (!/\p{L}/u.test(words)) return true;
  const allowed = sameAsEnglish[text];
  return allowed === 'everywhere' || (allowed?.includes(language) ?? false);
}
