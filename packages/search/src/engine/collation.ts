const collators = new Map<string, Intl.Collator>();

/** How the language of an index sorts names: "Koord 2 mm" before "Koord 10 mm". */
export function collatorFor(language: string): Intl.Collator {
  const known = collators.get(language);
  if (known !== undefined) return known;
  const created = new Intl.Collator(language === '' ? 'en' : language, { numeric: true });
  collators.set(language, created);
  return created;
}
