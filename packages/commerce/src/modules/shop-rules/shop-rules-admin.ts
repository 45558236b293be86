import { sql } from '@bowline/database';
import { allMarkets } from '@bowline/markets';
import { shippingData } from '#shipping';
import { addDays, type Day, localTime, type ShopData, startOfDay } from '#stores';
import type { CommerceDatabase } from '#tables';
import {
  type BandQuestion,
  type ClosedDayPreview,
  type CouponPreview,
  type CouponQuestion,
  type FreeShippingPreview,
  previewClosedDay,
  previewCoupon,
  previewFreeShipping,
  previewShippingRate,
  type ShippingRatePreview,
} from './consequences.ts';

export interface VatRateChange {
  readonly country: string;
  readonly taxClass: string;
  readonly validFrom: string;
}

export interface VatPreview {
  /** What holds on that day as things are; none where the country has no rate of the class. */
  readonly beforeBasisPoints: number | null;
  readonly prices: number;
  readonly stores: readonly string[];
}

export interface ShippingRules {
  readonly zones: readonly {
    readonly key: string;
    readonly freeFromMinor: number | null;
    readonly countries: readonly string[];
    /** Of the last 30 days, sent there: what a change would have met. */
    readonly orders: number;
    readonly rates: readonly {
      readonly carrier: string;
      readonly kind: 'home' | 'pickup-point';
      readonly upToGrams: number;
      readonly priceMinor: number;
    }[];
  }[];
}

/** What is read for the desk; every change goes to the module whose data it is. */
export interface ShopRulesAdmin {
  /** Rule 2. */
  previewVat(change: VatRateChange): Promise<VatPreview>;
  /** Rule 3. */
  ordersBelow(minimumMinor: number): Promise<number>;
  shipping(): Promise<ShippingRules>;
  /** Rules 6 to 9. */
  previewClosedDay(day: Day): Promise<ClosedDayPreview>;
  previewShippingRate(band: BandQuestion): Promise<ShippingRatePreview>;
  previewFreeShipping(wish: {
    readonly zone: string;
    readonly freeFromMinor: number | null;
  }): Promise<FreeShippingPreview>;
  previewCoupon(coupon: CouponQuestion): Promise<CouponPreview>;
  closedDays(): Promise<readonly { readonly day: Day; readonly reason: string }[]>;
  openingHours(): Promise<
    readonly {
      readonly place: string;
      readonly weekday: number;
      readonly opens: string;
      readonly closes: string;
    }[]
  >;
}

const daysLookedBack = 30;
const mostDays = 400;
const mostCounted = 1_000_000;

export function createShopRulesAdmin(
  database: CommerceDatabase,
  shop: {
    readonly clock: () => Date;
    readonly timeZone: string;
    readonly shopData: ShopData;
  },
): ShopRulesAdmin {
  const { kysely } = database;
  const { clock, timeZone, shopData } = shop;
  const today = () => localTime(clock(), timeZone).day;
  const looking = async () => {
    const facts = await shopData.current();
    return { database, now: clock(), hours: facts.settings, shipping: facts.of(shippingData) };
  };
  return {
    async previewVat({ country, taxClass, validFrom }) {
      const { rows } = await sql<{ before: number | null; prices: number }>`
        select (
          select basis_points from vat_rate
          where country = ${country} and tax_class = ${taxClass} and valid_from <= ${validFrom}::date
          order by valid_from desc limit 1) as before,
          (select count(*)::integer from (
            select from product where is_active and price_minor is not null and tax_class = ${taxClass}
            limit ${mostCounted}) as priced) as prices`.execute(kysely);
      const shown = allMarkets.filter((market) => market.pricesIncludeVat && market.country === country);
      return {
        beforeBasisPoints: rows[0]?.before ?? null,
        // Where no store shows prices with this VAT, none of them changes: it is added to the order.
        prices: shown.length > 0 ? (rows[0]?.prices ?? 0) : 0,
        stores: shown.map(({ code }) => code),
      };
    },
    async ordersBelow(minimumMinor) {
      const since = startOfDay(addDays(today(), -daysLookedBack), timeZone);
      // The goods after discounts, as the buyer saw them: what the rule looks at (promotions rule 8).
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from shop_order
        where placed_at >= ${since} and currency = 'EUR' and
          (snapshot #>> array['breakdown', 'goods', snapshot #>> '{breakdown,basis}', 'minor'])::integer
            < ${minimumMinor}`.execute(kysely);
      return rows[0]?.n ?? 0;
    },
    async shipping() {
      const since = startOfDay(addDays(today(), -daysLookedBack), timeZone);
      const zones = await sql<ShippingRules['zones'][number]>`
        select z.key, z.free_from_minor as "freeFromMinor",
          coalesce((select jsonb_agg(c.country order by c.country) from shipping_country c where c.zone_key = z.key), '[]')
            as countries,
          (select count(*)::integer from shop_order o
            where o.placed_at >= ${since} and o.status <> 'canceled' and o.snapshot #>> '{shippingAddress,country}' in
              (select c.country from shipping_country c where c.zone_key = z.key)) as orders,
          coalesce((
            select jsonb_agg(jsonb_build_object('carrier', r.carrier, 'kind', r.kind, 'upToGrams', r.up_to_grams,
              'priceMinor', r.price_minor) order by r.carrier, r.kind, r.up_to_grams)
            from shipping_rate r where r.zone_key = z.key), '[]') as rates
        from shipping_zone z order by z.position`.execute(kysely);
      return { zones: zones.rows };
    },
    previewClosedDay: async (day) => previewClosedDay(await looking(), day),
    previewShippingRate: async (band) => previewShippingRate(await looking(), band),
    previewFreeShipping: async (wish) => previewFreeShipping(await looking(), wish),
    previewCoupon: async (coupon) => previewCoupon(await looking(), coupon),
    async closedDays() {
      const { rows } = await sql<{ day: Day; reason: string }>`
        select day::text as day, reason from closed_day where day >= ${today()}::date
        order by day limit ${mostDays}`.execute(kysely);
      return rows;
    },
    async openingHours() {
      const { rows } = await sql<{ place: string; weekday: number; opens: string; closes: string }>`
        select place, weekday, opens, closes from opening_hours order by place, weekday, opens limit ${mostDays}`.execute(
        kysely,
      );
      return rows;
    },
  };
}
