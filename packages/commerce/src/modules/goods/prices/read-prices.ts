import { type Kysely, sql } from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import { allMarkets, type LocaleName } from '@bowline/markets';
import {
  baseOf,
  displayPrice,
  exchangeRates,
  isRunning,
  lowestPriceBefore,
  lowestPriceIfPlanned,
  type PriceTier,
  priceViewOf,
  type RecordedPrice,
  type Reduction,
  vatShownBy,
} from '#pricing';
import { localTime, type ShopFacts } from '#stores';
import type { CommerceTables } from '#tables';
import { type TaxClass, vatRates } from '#tax';
import { reducedBy } from './change-prices.ts';

type Executor = Kysely<CommerceTables>;

export interface PlannedReduction extends Reduction {
  readonly state: 'planned' | 'running' | 'over';
  /** The lowest price of the 30 days before it; null when nothing was sold then (pricing rule 13). */
  readonly lowestBeforeMinor: number | null;
  readonly isStruckThrough: boolean;
}

/** What something costs, and why; EUR cents without VAT. */
export interface PriceFile {
  readonly sku: string;
  readonly priceMinor: number;
  readonly reduction: PlannedReduction | null;
  /** What would be struck through of a reduction that began today. */
  readonly lowestNowMinor: number | null;
  readonly tiers: readonly PriceTier[];
  readonly history: readonly RecordedPrice[];
  readonly ownMarketPrices: number;
}

interface PriceRow {
  readonly sku: string;
  readonly priceMinor: number;
  readonly reduction: Reduction | null;
  readonly tiers: readonly PriceTier[];
  readonly history: readonly { readonly validFrom: string; readonly priceMinor: number }[];
  readonly ownMarketPrices: number;
}

export interface PriceMoment {
  readonly now: Date;
  readonly timeZone: string;
}

const mostRows = 500;

/** Of what is sold under these skus, in their order by id: products with a price of their own and variants. */
export async function readPrices(
  executor: Executor,
  skus: readonly string[],
  { now, timeZone }: PriceMoment,
): Promise<readonly PriceFile[]> {
  const { rows } = await sql<PriceRow>`
    select p.sku, p.price_minor as "priceMinor",
      (select jsonb_build_object('priceMinor', r.price_minor, 'startsOn', r.starts_on, 'endsOn', r.ends_on)
        from price_reduction r where r.product_id = p.id) as reduction,
      (select coalesce(jsonb_agg(jsonb_build_object('quantity', t.quantity, 'percentOff', t.percent_off)
        order by t.quantity), '[]') from price_tier t where t.product_id = p.id) as tiers,
      (select coalesce(jsonb_agg(jsonb_build_object('validFrom', h.valid_from, 'priceMinor', h.price_minor)
        order by h.valid_from), '[]') from price_history h where h.product_id = p.id) as history,
      (select count(*)::integer from market_price m where m.product_id = p.id) as "ownMarketPrices"
    from product p
    where lower(p.sku) = any(${skus.map((sku) => sku.toLowerCase())}) and p.price_minor is not null
    order by p.id limit ${mostRows}`.execute(executor);
  const today = localTime(now, timeZone).day;
  return rows.map(({ history: told, ...row }) => {
    const history = told.map((price) => ({ ...price, validFrom: new Date(price.validFrom) }));
    const lowestNowMinor = lowestPriceIfPlanned(
      row,
      { priceMinor: 0, startsOn: today, endsOn: today },
      history,
      now,
      timeZone,
    );
    return { ...row, history, lowestNowMinor, reduction: describe(row.reduction, history, today, timeZone) };
  });
}

/** Products with a price of their own, and the variants of those that have some. */
export async function skusSoldUnder(
  executor: Executor,
  skus: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    with asked as (select id from product where lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}))
    select sku from (
      select id, sku from product where price_minor is not null and id in (table asked)
      union select id, sku from product where price_minor is not null and parent_id in (table asked)
    ) sold
    order by id limit ${limit}`.execute(executor);
  return rows.map(({ sku }) => sku);
}

function describe(
  reduction: Reduction | null,
  history: readonly RecordedPrice[],
  today: string,
  timeZone: string,
): PlannedReduction | null {
  if (!reduction) return null;
  const lowestBeforeMinor = lowestPriceBefore(reduction, history, timeZone);
  return {
    ...reduction,
    state: isRunning(reduction, today) ? 'running' : reduction.startsOn > today ? 'planned' : 'over',
    lowestBeforeMinor,
    isStruckThrough: lowestBeforeMinor !== null && lowestBeforeMinor > reduction.priceMinor,
  };
}

export interface PreviewedReduction {
  readonly sku: string;
  readonly priceMinor: number;
  readonly reducedMinor: number;
  readonly lowestBeforeMinor: number | null;
  readonly isStruckThrough: boolean;
  /** One that is there would be replaced. */
  readonly isReplacing: boolean;
}

/** Rule 6. */
export async function previewReduction(
  executor: Executor,
  { skus, percentOff, from }: { readonly skus: readonly string[]; percentOff: number; from: string },
  moment: PriceMoment,
): Promise<readonly PreviewedReduction[]> {
  const files = await readPrices(executor, skus, moment);
  return files.map(({ sku, priceMinor, reduction, history }) => {
    const reducedMinor = reducedBy(priceMinor, percentOff);
    const wished = { priceMinor: reducedMinor, startsOn: from, endsOn: null };
    const former = { priceMinor, reduction };
    const lowest = lowestPriceIfPlanned(former, wished, history, moment.now, moment.timeZone);
    return {
      ...{ sku, priceMinor, reducedMinor },
      lowestBeforeMinor: lowest,
      isStruckThrough: lowest !== null && lowest > reducedMinor,
      isReplacing: reduction !== null && reduction.state !== 'over',
    };
  });
}

export interface MarketPriceFile {
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
  readonly isWithVat: boolean;
  /** Its own; null where the price is converted. */
  readonly ownMinor: number | null;
  /** What the market shows without a price of its own. */
  readonly convertedMinor: number;
}

/** What every market shows for it, in each of its currencies (pricing rules 2, 10 and 19). */
export async function readMarketPrices(
  executor: Executor,
  sku: string,
  shopFacts: ShopFacts,
  { now, timeZone }: PriceMoment,
): Promise<readonly MarketPriceFile[]> {
  const { rows } = await sql<{
    readonly priceMinor: number;
    readonly taxClass: TaxClass;
    readonly own: Readonly<Record<string, number>>;
    readonly fixed: Readonly<Record<string, number>>;
  }>`
    select p.price_minor as "priceMinor", p.tax_class as "taxClass",
      (select coalesce(jsonb_object_agg(m.locale || ' ' || m.currency, m.price_minor), '{}')
        from market_price m where m.product_id = p.id) as own,
      (select coalesce(jsonb_object_agg(f.currency, f.price_minor), '{}')
        from fixed_price f where f.product_id = p.id) as fixed
    from product p where lower(p.sku) = lower(${sku}) and p.price_minor > 0`.execute(executor);
  const [product] = rows;
  if (!product) return [];
  const rates = shopFacts.of(exchangeRates);
  const { day } = localTime(now, timeZone);
  return allMarkets.flatMap((market) => {
    const vat = vatShownBy(market, shopFacts.of(vatRates), day);
    return market.availableCurrencies.map(({ code: currency }) => {
      const view = priceViewOf(rates, { currency, vat, storeVat: vat });
      const stored = { ...product, fixedMinor: product.fixed[currency] ?? null, marketMinor: null };
      return {
        locale: market.name,
        currency,
        isWithVat: market.pricesIncludeVat,
        ownMinor: product.own[`${market.name} ${currency}`] ?? null,
        convertedMinor: displayPrice(
          view,
          baseOf(stored, product.priceMinor, () => view),
        ).minor,
      };
    });
  });
}
