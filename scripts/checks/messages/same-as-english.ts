import { goodsSameAsEnglish } from './goods-same-as-english.ts';

/**
 * Texts that a translation may share with English: everywhere, or in the languages named. Everything else that equals English was forgotten.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[] | 'everywhere'>> = {
  Bowline: 'everywhere',
  Paracord: 'everywhere',
  paracord: 'everywhere',
  cheque: ['nl', 'es'],
  Administration: ['fr', 'da', 'sv'],
  Article: ['fr'],
  Description: ['fr'],
  Home: ['nl', 'it'],
  Information: ['da', 'sv'],
  Menu: ['nl', 'fr', 'it', 'pl', 'da'],
  Message: ['fr'],
  Name: ['de'],
  No: ['it', 'es'],
  Notifications: ['fr'],
  'Order {number}': ['sv', 'nl'],
  'Page {page}': ['fr'],
  Pages: ['fr'],
  Password: ['it'],
  Position: ['de', 'fr', 'da', 'sv'],
  Postcode: ['nl'],
  Subtotal: ['da', 'es', 'nl'],
  Total: ['fr', 'es'],
  'VAT {rate}': ['pl'],
  VAT: ['pl'],
  Was: ['nl'],
  Website: ['nl', 'de'],
  '{n} article | {n} articles': ['fr'],
  '{title} – page {page}': ['fr'],
};

/** Names, numbers and placeholders need no translation. */
export function mayEqualEnglish(text: string, language: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, '');
  if (!/\p{L}/u.test(words)) return true;
  const allowed = sameAsEnglish[text] ?? goodsSameAsEnglish[text];
  return allowed === 'everywhere' || (allowed?.includes(language) ?? false);
}
