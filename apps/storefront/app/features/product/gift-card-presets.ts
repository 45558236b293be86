import { decimalsOf, type Money, money } from '@bowline/kit';

/** As multiples of the least that a card may be worth: 10, 25, 50 and 100. */
const multiples = [1, 2.5, 5, 10];

/** Amounts that people give, in round numbers of any currency. */
export function giftCardPresets(least: Money, most: Money): readonly Money[] {
  const whole = 10 ** decimalsOf(least.currency);
  const rounded = multiples.map((multiple) => {
    const amount = (least.minor * multiple) / whole;
    const step = amount < 200 ? 5 : 50;
    return Math.max(least.minor, Math.round(amount / step) * step * whole);
  });
  return [...new Set(rounded)]
    .filter((minor) => minor <= most.minor)
    .map((minor) => money(minor, least.currency));
}
