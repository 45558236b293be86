import type { RecordedPriceImport, ReductionImport, SellableImport } from '@bowline/commerce';
import type { CurrencyCode } from '@bowline/kit';
import { chance, pick } from '../seed.ts';
import { arrivalOf } from './arrivals.ts';
import { unitsPerEuro } from './exchange-rates.ts';
import { tiersFor } from './prices.ts';

type Offer = Required<Pick<SellableImport, 'priceMinor' | 'tiers'>> &
  Pick<SellableImport, 'fixedPrices' | 'reduction' | 'priceHistory'>;

const percentOf = (priceMinor: number, percent: number): number => Math.round((priceMinor * percent) / 100);

/** The November sale. What came this autumn is not in it, and cents do not leave room for a discount. */
function reductionOf(seed: string, priceMinor: number): ReductionImport | undefined {
  if (chance('reduced', seed) > 0.06 || priceMinor < 60) return undefined;
  if (arrivalOf(seed).createdAt > '2026-09') return undefined;
  const percent = pick([88, 85, 80, 75], 'reduction', seed);
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

/** Markets where a fixed price must look right on the tag, with the VAT that the tag includes. */
const pricedMarkets: ReadonlyArray<readonly [Exclude<CurrencyCode, 'EUR'>, number]> = [
  ['GBP', 1.2],
  ['USD', 1],
  ['PLN', 1.23],
];

/** The amount without VAT that shows as a price ending in 9. */
function fixedPriceMinor(priceMinor: number, currency: CurrencyCode, vat: number): number {
  const shown = priceMinor * (unitsPerEuro[currency] ?? 1) * vat;
  let tag = Math.max(9, Math.round((shown - 9) / 10) * 10 + 9);
  while (Math.round(Math.round(tag / vat) * vat) !== tag) tag += 10;
  return Math.round(tag / vat);
}

/** The price of one piece and everything that bends it; all versions of a product, its `seed`, share the story. */
export function offerOf(seed: string, priceMinor: number): Offer {
  const offer: Offer = { priceMinor, tiers: tiersFor(priceMinor) };
  const hasFixedPrices = chance('fixed', seed) < 0.05;
  const fixedPrices = Object.fromEntries(
    pricedMarkets.map(([currency, vat]) => [currency, fixedPriceMinor(priceMinor, currency, vat)]),
  );
  const reduction = reductionOf(seed, priceMinor);
  return {
    ...offer,
    ...(hasFixedPrices ? { fixedPrices } : {}),
    ...(reduction ? { reduction, priceHistory: historyOf(seed, priceMinor) } : {}),
  };
}
