import type { RateBand, ShippingService } from './shipping-data.ts';

export interface ParcelPrice {
  /** Euro cents without VAT. */
  readonly minor: number;
  /** As the market shows it, where every parcel has such a price (rule 16). */
  readonly marketMinor: number | null;
}

/** Rules 9, 10 and 16: for goods of this weight. `market` names a store and a currency. */
export function parcelPrice(
  { bands }: Pick<ShippingService, 'bands'>,
  weightGrams: number,
  market: string,
): ParcelPrice {
  const heaviest = bands.at(-1) ?? bands[0];
  const full = Math.floor(Math.max(0, weightGrams - 1) / heaviest.upToGrams);
  const last = bandFor(bands, weightGrams - full * heaviest.upToGrams);
  const [fullShown, lastShown] = [heaviest, last].map(({ marketPrices }) => marketPrices.get(market));
  const isShown = lastShown !== undefined && (full === 0 || fullShown !== undefined);
  return {
    minor: full * heaviest.priceMinor + last.priceMinor,
    marketMinor: isShown ? full * (fullShown ?? 0) + lastShown : null,
  };
}

function bandFor(bands: ShippingService['bands'], weightGrams: number): RateBand {
  return bands.find(({ upToGrams }) => weightGrams <= upToGrams) ?? bands[0];
}
