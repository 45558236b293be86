import type { RateBand, ShippingService } from './data/rates.ts';

/** Rules 9 and 10: euro cents without VAT for goods of this weight. */
export function parcelPrice({ bands }: Pick<ShippingService, 'bands'>, weightGrams: number): number {
  const heaviest = bands.at(-1) ?? bands[0];
  const full = Math.floor(Math.max(0, weightGrams - 1) / heaviest.upToGrams);
  const rest = weightGrams - full * heaviest.upToGrams;
  return full * heaviest.priceMinor + bandFor(bands, rest).priceMinor;
}

function bandFor(bands: ShippingService['bands'], weightGrams: number): RateBand {
  return bands.find(({ upToGrams }) => weightGrams <= upToGrams) ?? bands[0];
}
