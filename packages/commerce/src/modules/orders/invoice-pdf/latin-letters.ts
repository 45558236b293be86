/** What the fonts beside this file can write. */
const letters =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u0218-\u021b\u02c6\u02da\u02dc\u1e9e\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u20bd\u2122\u2191\u2193\u2212]$/u;

export function isInFont(letter: string): boolean {
  return letters.test(letter);
}

function pairs(letters: string, latin: string): (readonly [string, string])[] {
  const written = latin.split(' ');
  return [...letters].map((letter, index) => [letter, written[index] ?? letter] as const);
}

/** Greek by ELOT 743, Cyrillic by the rules of Bulgarian passports and, for letters Bulgarian lacks, of their own countries. */
const transcriptions = new Map([
  ...pairs('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'A V G D E Z I Th I K L M N X O P R S T Y F Ch Ps O'),
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs('АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ', 'A B V G D E Zh Z I Y K L M N O P R S T U F H Ts Ch Sh Sht'),
  ...pairs('ЪЬЮЯІЄҐЫЭЈЉЊЋЂЏЅ', 'A Y Yu Ya I Ye G Y E J Lj Nj C D Dz Dz'),
  ...pairs('абвгдежзийклмнопрстуфхцчшщ', 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht'),
  ...pairs('ъьюяієґыэјљњћђџѕ', 'a y yu ya i ye g y e j lj nj c d dz dz'),
  ...pairs('\u2010\u2011\u2012\u2015≈', '- - - – ~'),
]);
const unknown = '?';

/**
 * The fonts have the letters of the shop's languages. Others are written without their marks or in Latin letters, as on a
 * parcel; what cannot be written at all becomes a question mark, so that somebody asks.
 */
export function latinLetters(text: string): string {
  return [...text].map((letter) => (isInFont(letter) ? letter : closest(letter))).join('');
}

function closest(letter: string): string {
  // A narrow space would become one at which lines break.
  if (letter === '\u202f') return '\u00a0';
  if (/\s/.test(letter)) return ' ';
  const known = transcriptions.get(letter);
  if (known !== undefined) return known;
  const bare = letter.normalize('NFKD').replace(/\p{Mark}|\p{Cf}/gu, '');
  return [...bare].map((each) => (isInFont(each) ? each : (transcriptions.get(each) ?? unknown))).join('');
}
