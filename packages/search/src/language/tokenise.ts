import { fold } from './fold.ts';

export interface Token {
  /** Folded. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Hyphen or underscore, and nothing else, between this token and the one before. */
  readonly joined: boolean;
}

const unknown = 0;
const separator = 1;
const digit = 2;
/** A letter that is folded already. */
const plainLetter = 3;
/** One that only has to be made small. */
const capital = 4;
const letter = 5;

const hyphen = 0x2d;
const underscore = 0x5f;
const unbreakableHyphen = 0x2011;

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
const kinds = new Uint8Array(0x10000);

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = kinds[code] as number;
  return known === unknown ? learnKind(code) : known;
}

/** Halves of a pair are separators: the pairs that a shop's texts hold are emoji. */
function learnKind(code: number): number {
  if (Number.isNaN(code)) return separator;
  const isAscii = code < 128;
  const character = String.fromCharCode(code);
  let kind = letterOrDigit.test(character) ? letter : separator;
  if (isAscii && character >= '0' && character <= '9') kind = digit;
  else if (isAscii && character >= 'a' && character <= 'z') kind = plainLetter;
  else if (isAscii && kind === letter) kind = capital;
  kinds[code] = kind;
  return kind;
}

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  visitWords(text, (word, joined, start, end) => tokens.push({ word, start, end, joined }));
  return tokens;
}

/** The words of a text, as `Token` tells them. A comma or point between digits belongs to the number: "1,5 mm" is "1.5" and "mm". */
export function visitWords(
  text: string,
  visit: (word: string, joined: boolean, start: number, end: number) => void,
): void {
  let previousEnd = -1;
  let at = 0;
  while (at < text.length) {
    const first = kindAt(text, at);
    if (first === separator) {
      at++;
      continue;
    }
    const start = at++;
    let strangest = first;
    for (; at < text.length; at++) {
      const kind = kindAt(text, at);
      if (kind > strangest) strangest = kind;
      if (kind !== separator) continue;
      if (!isDecimalMark(text, at)) break;
      strangest = letter;
    }
    const word = folded(text.slice(start, at), strangest);
    if (word === '') continue;
    visit(word, start === previousEnd + 1 && isJoiner(text, previousEnd), start, at);
    previousEnd = at;
  }
}

function folded(written: string, strangest: number): string {
  if (strangest < capital) return written;
  if (strangest === capital) return written.toLowerCase();
  const word = fold(written);
  return word.includes(',') ? word.replaceAll(',', '.') : word;
}

function isDecimalMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 44 || code === 46) && kindAt(text, at - 1) === digit && kindAt(text, at + 1) === digit;
}

function isJoiner(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === hyphen || code === underscore || code === unbreakableHyphen;
}
