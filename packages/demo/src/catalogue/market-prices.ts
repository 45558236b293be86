import type { MarketPriceImport } from '@bowline/commerce';
import { allMarkets, type LocaleName } from '@bowline/markets';
import { unitsPerEuro } from './exchange-rates.ts';

/** Up to an amount, prices end like this within every so many minor units; the last step has no end. */
interface PriceStep {
  readonly below: number;
  readonly every: number;
  readonly endings: readonly number[];
}

/** Prices that people of a market are used to. */
function steps(quarters: readonly number[], halves: readonly number[], whole: number): readonly PriceStep[] {
  return [
    { below: 1_00, every: 10, endings: [5, 9] },
    { below: 10_00, every: 1_00, endings: quarters },
    { below: 50_00, every: 1_00, endings: halves },
    { below: Number.POSITIVE_INFINITY, every: 1_00, endings: [whole] },
  ];
}

const endingIn95 = steps([25, 45, 75, 95], [45, 95], 95);
const endingIn99 = steps([29, 49, 79, 99], [49, 99], 99);
const endingIn90 = steps([20, 50, 70, 90], [50, 90], 90);

const zloty: readonly PriceStep[] = [
  { below: 10_00, every: 1_00, endings: [29, 49, 79, 99] },
  { below: 50_00, every: 1_00, endings: [49, 99] },
  { below: 200_00, every: 1_00, endings: [99] },
  { below: Number.POSITIVE_INFINITY, every: 5_00, endings: [4_99] },
];

const danishKroner: readonly PriceStep[] = [
  { below: 5_00, every: 1_00, endings: [25, 50, 75, 95] },
  { below: 30_00, every: 1_00, endings: [50, 95] },
  { below: 100_00, every: 1_00, endings: [95] },
  { below: Number.POSITIVE_INFINITY, every: 10_00, endings: [2_00, 5_00, 9_00] },
];

const swedishKronor: readonly PriceStep[] = [
  { below: 20_00, every: 1_00, endings: [50, 1_00] },
  { below: 100_00, every: 1_00, endings: [0] },
  { below: Number.POSITIVE_INFINITY, every: 10_00, endings: [2_00, 5_00, 9_00] },
];

/** With which VAT the merchant reckons, if the market shows prices with VAT. The whole euro area has one price list. */
const priceLists: Readonly<
  Record<LocaleName, { readonly vat: number; readonly steps: readonly PriceStep[] }>
> = {
  en: { vat: 1.21, steps: endingIn95 },
  'nl-NL': { vat: 1.21, steps: endingIn95 },
  'de-DE': { vat: 1.21, steps: endingIn99 },
  'fr-FR': { vat: 1.21, steps: endingIn90 },
  'it-IT': { vat: 1.21, steps: endingIn90 },
  'es-ES': { vat: 1.21, steps: endingIn95 },
  'en-GB': { vat: 1.2, steps: endingIn99 },
  'en-US': { vat: 1, steps: endingIn99 },
  'pl-PL': { vat: 1.23, steps: zloty },
  'da-DK': { vat: 1.25, steps: danishKroner },
  'sv-SE': { vat: 1, steps: swedishKronor },
};

/** The price with a usual ending that is nearest to this amount; of two the higher. */
function withEnding(amount: number, ladder: readonly PriceStep[]): number {
  const step = ladder.find(({ below }) => amount < below) ?? ladder.at(-1);
  if (!step) return Math.round(amount);
  const start = Math.floor(amount / step.every) * step.every;
  const candidates = [start - step.every, start, start + step.every]
    .flatMap((from) => step.endings.map((ending) => from + ending))
    .filter((candidate) => candidate > 0);
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate - amount) <= Math.abs(best - amount) ? candidate : best,
  );
}

/** What the Dutch price tag says without its VAT: the price that markets without a tag convert. */
export function storedPriceFor(costMinor: number): number {
  const { vat, steps: ladder } = priceLists['nl-NL'];
  return Math.round(withEnding(costMinor * vat, ladder) / vat);
}

/** One tag per market, in its first currency, as that market shows prices. */
export function marketPricesFor(costMinor: number): MarketPriceImport[] {
  return allMarkets.map(({ name, defaultCurrency }) => {
    const { vat, steps: ladder } = priceLists[name];
    const amount = costMinor * (unitsPerEuro[defaultCurrency] ?? 1) * vat;
    return { locale: name, currency: defaultCurrency, priceMinor: withEnding(amount, ladder) };
  });
}
