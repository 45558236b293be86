/** Letters that Unicode does not take apart into a base letter and a mark. */
const wholeLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ł: 'l',
    ß: 'ss',
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ı: 'i',
    ŋ: 'n',
    ς: 'σ',
  }),
);

const marks = /\p{M}/gu;
const plainLowercase = /^[a-z0-9.]*$/;
const plain = /^[\x20-\x7e]*$/;
const mostRemembered = 10_000;
const foldedCharacters = new Map<number, string>();

/** Lower case without accents, so that "Żółty" and "zolty" are one word. */
export function fold(text: string): string {
  if (plainLowercase.test(text)) return text;
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  let folded = '';
  for (let at = 0; at < lower.length; at++) {
    const code = lower.codePointAt(at) as number;
    folded += foldCharacter(code);
    if (code > 0xffff) at++;
  }
  return folded;
}

function foldCharacter(code: number): string {
  const known = foldedCharacters.get(code);
  if (known !== undefined) return known;
  const bare = String.fromCodePoint(code).normalize('NFKD').replace(marks, '').toLowerCase();
  // Only afterwards: taking apart a mathematical ı, say, gives one of these letters.
  const folded = Array.from(bare, (letter) => wholeLetters.get(letter) ?? letter).join('');
  if (foldedCharacters.size < mostRemembered) foldedCharacters.set(code, folded);
  return folded;
}

/** How much of `text` folds to its first `foldedLength` letters: "Straße" has five for the six of "strass". */
export function originalLength(text: string, foldedLength: number): number {
  let folded = 0;
  let length = 0;
  for (const character of text) {
    if (folded >= foldedLength && !isMark(character)) break;
    folded += fold(character).length;
    length += character.length;
  }
  return length;
}

function isMark(character: string): boolean {
  return character.charCodeAt(0) >= 128 && fold(character) === '';
}
