import { createHash, randomBytes } from 'node:crypto';

/** Thirty-two characters, none easily mistaken for another: five bits each, eighty in a code. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;
const groupSize = 4;

export function newGiftCardCode(random: (size: number) => Uint8Array = randomBytes): string {
  const characters = [...random(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return (characters.match(new RegExp(`.{${groupSize}}`, 'g')) ?? []).join('-');
}

/** Rule 8. */
export function normalisedGiftCardCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

export function hashOfCode(text: string): Buffer {
  return createHash('sha256').update(normalisedGiftCardCode(text)).digest();
}

export function endingOfCode(text: string): string {
  return normalisedGiftCardCode(text).slice(-groupSize);
}
