import type { Money } from '@bowline/kit';

export interface PriceTier {
  readonly quantity: number;
  readonly price: Money;
}

/** The price of one piece when so many are taken: that of the highest tier reached. */
export function priceAtQuantity(single: Money, tiers: readonly PriceTier[], quantity: number): Money {
  const reached = tiers.filter((tier) => tier.quantity <= quantity);
  const best = reached.reduce<PriceTier | undefined>(
    (found, tier) => (found && found.quantity > tier.quantity ? found : tier),
    undefined,
  );
  return best?.price ?? single;
}
