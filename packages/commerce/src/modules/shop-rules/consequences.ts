import { sql } from '@bowline/database';
import { type CountryCode, isCountryCode } from '@bowline/markets';
import { expectedDelivery, isWorkingDay, type ShippingData, type ShippingHours } from '#shipping';
import { addDays, type Day, localTime, startOfDay } from '#stores';
import type { CommerceDatabase } from '#tables';

/** Rule 6. */
export interface ClosedDayPreview {
  /** Weekends and public holidays: closing changes nothing. */
  readonly isClosedAnyway: boolean;
  /** Open carts whose days of delivery would be later, were they ordered now. */
  readonly carts: number;
  /** Orders that are not sent yet and were promised for days among which this one is. */
  readonly orders: number;
}

/** Rule 7. */
export interface ShippingRatePreview {
  readonly orders: number;
  /** Euro cents without VAT: what these orders would have paid more, or less. */
  readonly differenceMinor: number;
}

/** Rule 8. */
export interface FreeShippingPreview {
  readonly freeBefore: number;
  readonly freeAfter: number;
}

/** Rule 9. */
export interface CouponPreview {
  readonly orders: number;
  /** Of these, the ones whose goods reach the least value. */
  readonly qualifying: number;
  /** What the coupon would have taken off them, had all of them used it; euro cents. */
  readonly discountMinor: number;
  /** Open carts that have the code. */
  readonly carts: number;
}

export interface CouponQuestion {
  readonly couponCode: string;
  readonly kind: string;
  readonly basisPoints?: number | null | undefined;
  readonly amountMinor?: number | null | undefined;
  readonly minimumGoodsMinor?: number | null | undefined;
}

export interface BandQuestion {
  readonly zone: string;
  readonly carrier: string;
  readonly kind: string;
  readonly upToGrams: number;
  readonly priceMinor: number;
}

const daysLookedBack = 30;
const mostCounted = 100_000;

/** Goods after discounts, as the buyer saw them: what least values and free shipping look at. */
const goods = sql`(o.snapshot #>> array['breakdown', 'goods', o.snapshot #>> '{breakdown,basis}', 'minor'])::integer`;

export interface Looking {
  readonly database: CommerceDatabase;
  readonly now: Date;
  readonly hours: ShippingHours;
  readonly shipping: ShippingData;
}

const sinceOf = ({ now, hours: { timeZone } }: Looking): Date =>
  startOfDay(addDays(localTime(now, timeZone).day, -daysLookedBack), timeZone);

/** The days are worked out by the rules of shipping, with the day and without it. */
export async function previewClosedDay(looking: Looking, day: Day): Promise<ClosedDayPreview> {
  const { database, now, hours, shipping: data } = looking;
  const { rows } = await sql<{ country: string; carts: number }>`
    select country, count(*)::integer as carts from (
      select coalesce(c.shipping_address ->> 'country', '') as country from cart c
      where c.is_active and c.changed_at >= ${sinceOf(looking)}
        and exists (select from cart_line l where l.cart_id = c.id) limit ${mostCounted}) as open
    group by country`.execute(database.kysely);
  const promised = await sql<{ n: number }>`
    select count(*)::integer as n from shop_order o
    where o.status in ('pending_payment', 'processing', 'holded')
      and not exists (select from shipment s where s.order_id = o.id)
      and ${day} between o.snapshot #>> '{shipping,earliestDate}' and o.snapshot #>> '{shipping,latestDate}'`.execute(
    database.kysely,
  );
  const closed: ShippingData = { ...data, closedDays: new Set([...data.closedDays, day]) };
  const shifts = (country: CountryCode): boolean => {
    const [before, after] = [data, closed].map((each) => expectedDelivery(now, country, hours, each));
    return before?.earliestDate !== after?.earliestDate || before?.latestDate !== after?.latestDate;
  };
  return {
    isClosedAnyway: !isWorkingDay(day, data.closedDays),
    carts: rows
      // Who has not said where to is told the days of the shop's own country.
      .map(({ country, carts }) => ({ carts, country: isCountryCode(country) ? country : ('NL' as const) }))
      .reduce((sum, { country, carts }) => sum + (shifts(country) ? carts : 0), 0),
    orders: promised.rows[0]?.n ?? 0,
  };
}

/** Orders whose one parcel was of this band; heavier ones than all bands went in several and are left out. */
export async function previewShippingRate(
  looking: Looking,
  { zone, carrier, kind, upToGrams, priceMinor }: BandQuestion,
): Promise<ShippingRatePreview> {
  const { rows } = await sql<{ orders: number; before: number | null }>`
    with band as (
      select coalesce(max(up_to_grams) filter (where up_to_grams < ${upToGrams}), 0) as above,
        (select r.price_minor from shipping_rate r where r.zone_key = ${zone} and r.carrier = ${carrier}
          and r.kind = ${kind} and r.up_to_grams >= ${upToGrams} order by r.up_to_grams limit 1) as before
      from shipping_rate where zone_key = ${zone} and carrier = ${carrier} and kind = ${kind}),
    sent as (
      select (select sum((line ->> 'weightGrams')::numeric * (line ->> 'quantityHundredths')::numeric / 100)
        from jsonb_array_elements(o.snapshot -> 'lines') as line where (line ->> 'isShipped')::boolean) as grams
      from shop_order o
      where o.placed_at >= ${sinceOf(looking)} and o.status <> 'canceled'
        and o.snapshot #>> '{shipping,carrier}' = ${carrier} and o.snapshot #>> '{shipping,method}' = ${kind}
        and (o.snapshot #>> '{breakdown,shipping,excl,minor}')::integer > 0
        and o.snapshot #>> '{shippingAddress,country}' in
          (select c.country from shipping_country c where c.zone_key = ${zone})
      limit ${mostCounted})
    select (select count(*)::integer from sent where grams > band.above and grams <= ${upToGrams}) as orders, band.before
    from band`.execute(looking.database.kysely);
  const orders = rows[0]?.orders ?? 0;
  return { orders, differenceMinor: orders * (priceMinor - (rows[0]?.before ?? priceMinor)) };
}

export async function previewFreeShipping(
  looking: Looking,
  { zone, freeFromMinor }: { readonly zone: string; readonly freeFromMinor: number | null },
): Promise<FreeShippingPreview> {
  const { rows } = await sql<FreeShippingPreview>`
    select count(*) filter (where ${goods} >= z.free_from_minor)::integer as "freeBefore",
      count(*) filter (where ${goods} >= ${freeFromMinor}::integer)::integer as "freeAfter"
    from shipping_zone z left join lateral (
      select o.snapshot from shop_order o
      where o.placed_at >= ${sinceOf(looking)} and o.status <> 'canceled' and o.currency = 'EUR'
        and o.snapshot #>> '{shippingAddress,country}' in
          (select c.country from shipping_country c where c.zone_key = z.key)
      limit ${mostCounted}) as o on true
    where z.key = ${zone}`.execute(looking.database.kysely);
  return rows[0] ?? { freeBefore: 0, freeAfter: 0 };
}

/** Orders in euro: elsewhere amounts follow the exchange rate of the day. */
export async function previewCoupon(looking: Looking, coupon: CouponQuestion): Promise<CouponPreview> {
  const { couponCode, kind, basisPoints, amountMinor, minimumGoodsMinor } = coupon;
  const off =
    kind === 'percent'
      ? sql`round(goods * ${basisPoints ?? 0}::numeric / 10000)`
      : kind === 'amount'
        ? sql`least(goods, ${amountMinor ?? 0}::integer)`
        : sql`shipping`;
  const { rows } = await sql<CouponPreview>`
    select count(*)::integer as orders,
      count(*) filter (where goods >= ${minimumGoodsMinor ?? 0}::integer)::integer as qualifying,
      coalesce(sum(${off}) filter (where goods >= ${minimumGoodsMinor ?? 0}::integer), 0)::bigint::float8 as "discountMinor",
      (select count(*)::integer from cart c where c.is_active and c.coupon_code = ${couponCode.trim().toUpperCase()}) as carts
    from (
      select ${goods} as goods, coalesce((o.snapshot #>> array['breakdown', 'shipping',
        o.snapshot #>> '{breakdown,basis}', 'minor'])::integer, 0) as shipping
      from shop_order o
      where o.placed_at >= ${sinceOf(looking)} and o.status <> 'canceled' and o.currency = 'EUR'
      limit ${mostCounted}) as placed`.execute(looking.database.kysely);
  return rows[0] ?? { orders: 0, qualifying: 0, discountMinor: 0, carts: 0 };
}
