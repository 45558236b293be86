import type { Money } from '@bowline/kit';
import { type BasePrice, displayPrice, type PriceView } from './display-price.ts';

export interface UnitPrice {
  readonly metre: Money;
  readonly foot: Money;
}

/** Rule 7. A foot is 30.48 cm, which is 762/25. */
export function unitPrice(view: PriceView, base: BasePrice, lengthCm: number): UnitPrice {
  return {
    metre: displayPrice(view, base, { numerator: 100, denominator: lengthCm }),
    foot: displayPrice(view, base, { numerator: 762, denominator: 25 * lengthCm }),
  };
}
