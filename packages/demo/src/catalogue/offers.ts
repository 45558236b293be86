import type { RecordedPriceImport, ReductionImport, SellableImport } from '@bowline/commerce';
import { chance, pick } from '../seed.ts';
import { arrivalOf } from './arrivals.ts';
import { marketPricesFor, storedPriceFor } from './market-prices.ts';
import { tiersFor } from './prices.ts';

type Offer = Required<Pick<SellableImport, 'priceMinor' | 'tiers' | 'marketPrices'>> &
  Pick<SellableImport, 'reduction' | 'priceHistory'>;

const percentOf = (priceMinor: number, percent: number): number => Math.round((priceMinor * percent) / 100);

/** The November sale. What came this autumn is not in it, and cents do not leave room for a discount. */
function reductionOf(seed: string, priceMinor: number): ReductionImport | undefined {
  if (chance('reduced', seed) > 0.06 || priceMinor < 60) return undefined;
  if (arrivalOf(seed).createdAt > '2026-09') return undefined;
  const percent = pick([90, 85, 80, 75], 'reduction', seed);
  const reduction = { priceMinor: percentOf(priceMinor, percent), from: '2026-11-02' };
  return chance('ends', seed) < 0.5 ? reduction : { ...reduction, to: '2027-01-31' };
}

/** Most reduced goods were cheaper when they were young; some had an offer in October, which the struck-through price must respect. */
function historyOf(seed: string, priceMinor: number): RecordedPriceImport[] {
  const { createdAt } = arrivalOf(seed);
  if (chance('october', seed) < 0.25) {
    return [
      { validFrom: createdAt, priceMinor },
      { validFrom: '2026-10-10', priceMinor: percentOf(priceMinor, 95) },
      { validFrom: '2026-10-20', priceMinor },
    ];
  }
  return [
    { validFrom: createdAt, priceMinor: percentOf(priceMinor, 92) },
    { validFrom: '2026-10-01', priceMinor },
  ];
}

/**
 * The price of one piece and everything that bends it; all versions of a product, its `seed`, share the story. `costMinor` is what
 * it should bring, EUR cents without VAT; the tags of the markets come near it.
 */
export function offerOf(seed: string, costMinor: number): Offer {
  const priceMinor = storedPriceFor(costMinor);
  const reduction = reductionOf(seed, priceMinor);
  return {
    priceMinor,
    tiers: tiersFor(),
    marketPrices: marketPricesFor(costMinor),
    ...(reduction ? { reduction, priceHistory: historyOf(seed, priceMinor) } : {}),
  };
}
