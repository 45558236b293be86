import { isCurrencyCode } from '@bowline/kit';
import { markets, shop } from '@bowline/markets';
import { addDays, isDay, localTime, startOfDay } from '#stores';
import type { ImportState } from './import-state.ts';
import type { SellableImport } from './types.ts';

interface RecordedPrice {
  readonly validFrom: Date;
  readonly priceMinor: number;
}

/** Tiers, fixed prices, the history of the price and its reduction. */
export function addPrices(state: ImportState, id: number, sellable: SellableImport, createdAt: string): void {
  for (const tier of sellable.tiers ?? []) {
    state.batch.add('price_tier', { product_id: id, quantity: tier.quantity, percent_off: tier.percentOff });
  }
  const history = historyOf(sellable, createdAt);
  for (const { validFrom, priceMinor } of history) {
    state.batch.add('price_history', {
      product_id: id,
      valid_from: validFrom.toISOString(),
      price_minor: priceMinor,
    });
  }
  addFixedPrices(state, id, sellable);
  addMarketPrices(state, id, sellable);
  addReduction(state, id, sellable, history);
}

function addFixedPrices(
  state: ImportState,
  id: number,
  { sku, priceMinor, fixedPrices }: SellableImport,
): void {
  for (const [currency, fixedMinor] of Object.entries(fixedPrices ?? {})) {
    if (!priceMinor || !isCurrencyCode(currency) || currency === shop.baseCurrency) {
      throw new Error(`The product "${sku}" cannot have a fixed price in ${currency}`);
    }
    state.batch.add('fixed_price', { product_id: id, currency, price_minor: fixedMinor });
  }
}

function addMarketPrices(
  state: ImportState,
  id: number,
  { sku, priceMinor, marketPrices = [] }: SellableImport,
): void {
  for (const { locale, currency, priceMinor: shownMinor } of marketPrices) {
    const isOffered = markets[locale].availableCurrencies.some(({ code }) => code === currency);
    if (!priceMinor || !isOffered) {
      throw new Error(`The product "${sku}" cannot have a price of its own in ${locale} and ${currency}`);
    }
    state.batch.add('market_price', { product_id: id, locale, currency, price_minor: shownMinor });
  }
}

/** Pricing rule 16: without a first day it began on the day after the last recorded price. */
function addReduction(
  state: ImportState,
  id: number,
  { sku, priceMinor, reduction }: SellableImport,
  history: readonly RecordedPrice[],
): void {
  if (!reduction) return;
  const last = history.at(-1);
  if (!last || priceMinor === undefined || reduction.priceMinor >= priceMinor) {
    throw new Error(`The reduction of the product "${sku}" is not below its price`);
  }
  const startsOn = reduction.from ?? addDays(localTime(last.validFrom, shop.timeZone).day, 1);
  const wrong = [startsOn, reduction.to ?? startsOn].find((day) => !isDay(day));
  if (wrong !== undefined) throw new Error(`The reduction of the product "${sku}" names no day: "${wrong}"`);
  state.batch.add('price_reduction', {
    product_id: id,
    price_minor: reduction.priceMinor,
    starts_on: startsOn,
    ends_on: reduction.to ?? null,
  });
}

/** Oldest first; what has a price has at least the one it was created with. */
function historyOf(
  { sku, priceMinor, priceHistory }: SellableImport,
  createdAt: string,
): readonly RecordedPrice[] {
  if (priceMinor === undefined) return [];
  if (!priceHistory?.length) return [{ validFrom: momentIn(createdAt, sku), priceMinor }];
  const history = priceHistory
    .map((entry) => ({ validFrom: momentIn(entry.validFrom, sku), priceMinor: entry.priceMinor }))
    .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  if (history.at(-1)?.priceMinor !== priceMinor) {
    throw new Error(`The price history of the product "${sku}" does not end with its price`);
  }
  return history;
}

/** A day begins in the shop's time zone; anything else says itself which moment it is. */
function momentIn(text: string, sku: string): Date {
  const moment = isDay(text) ? startOfDay(text, shop.timeZone) : new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new Error(`The price history of the product "${sku}" names no moment: "${text}"`);
  }
  return moment;
}
