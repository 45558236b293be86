import { localeNames } from '@bowline/markets';
import { expect, test } from 'vitest';
import { cartWordings } from '../../cart-wordings.ts';
import { describeRefusal } from '../../refusals.ts';
import type { CartCode } from '../translated-codes.ts';

const codes = Object.keys(cartWordings) as CartCode[];
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('every language says all of it, with every detail, in words of its own', () => {
  for (const locale of localeNames.filter((name) => !name.startsWith('en'))) {
    for (const code of codes) {
      const { message } = cartWordings[code];
      // Each detail is filled in with its own name, so that the places are seen again.
      const details = Object.fromEntries(placesIn(message).map((place) => [place.slice(1, -1), place]));
      const refusal = { code, details } as unknown as Parameters<typeof describeRefusal>[0];
      const translated = describeRefusal(refusal, locale).message;
      expect(placesIn(translated), `${code} in ${locale}`).toEqual(placesIn(message));
      expect(translated, `${code} in ${locale}`).not.toBe(message);
    }
  }
});
