const enoughLetters = /\p{L}.*\p{L}.*\p{L}/u;
/** Addresses, phone and order numbers say who asked; nobody else should be offered them. */
const personal = /@|\d{6,}|(?:\d[\s-]?){8,}/;
const longest = 60;

/** The form in which equal questions count together, or undefined for one that is not worth offering to others. */
export function countableQuery(text: string): string | undefined {
  const query = text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (query.length > longest || !enoughLetters.test(query) || personal.test(query)) return undefined;
  return query;
}
