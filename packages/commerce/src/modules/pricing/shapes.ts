import type { Money } from '@bowline/kit';

/** Our own shapes behind types of the schema. */
export interface PricingShapes {
  Money: Money;
}
