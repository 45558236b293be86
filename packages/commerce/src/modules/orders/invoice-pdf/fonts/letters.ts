/** What the fonts beside this file can write. */
const letters =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u0218-\u021b\u02c6\u02da\u02dc\u1e9e\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u20bd\u2122\u2191\u2193\u2212]$/u;

export function isInFont(letter: string): boolean {
  return letters.test(letter);
}
