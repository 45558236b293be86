import { pluralFormsOf } from '@bowline/markets';
import type { FlatMessages } from './message-files.ts';

/** Right for one thing as for many, in every language, or only ever said of several. */
const sameForAnyNumber: ReadonlySet<string> = new Set([
  'listing.more',
  'product.addAll',
  'product.allColours',
  'product.allOfRange',
  'search.tooLong',
  'sheets.changed',
  'stock.pieces',
  'stock.salable',
]);

/** A number and a word for what is counted. */
const counts = /\{\s*(?:n|count)\s*\}[ \u00a0]\p{L}/u;

/** Texts that count things and say the same of one as of many: "1 orders". */
export function uncountedKeys(english: FlatMessages): readonly string[] {
  return [...english]
    .filter(([key, text]) => counts.test(text) && pluralFormsOf(text) === 1 && !sameForAnyNumber.has(key))
    .map(([key]) => key);
}

/** Without a number all forms of a text would be shown, one behind the other. */
export function needsNumber(english: FlatMessages, key: string): boolean {
  return pluralFormsOf(english.get(key) ?? '') > 1;
}
