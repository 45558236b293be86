/** Letters that people write apart when their keyboard lacks them, as they are after folding. */
const apart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ae: 'a', oe: 'o', ue: 'u' },
  da: { aa: 'a', oe: 'o' },
  sv: { aa: 'a', ae: 'a', oe: 'o' },
};

/** A folded word with the letters put together again; undefined where there are none to put together. */
export function respelled(word: string, language: string): string | undefined {
  const letters = apart[language];
  if (letters === undefined) return undefined;
  const together = word.replace(/aa|[aou]e/g, (pair) => letters[pair] ?? pair);
  return together === word ? undefined : together;
}
