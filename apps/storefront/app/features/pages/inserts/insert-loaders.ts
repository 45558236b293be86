import {
  categoryPath,
  countryName,
  formatKilograms,
  formatMoney,
  isCountryCode,
  type Market,
} from '@bowline/markets';
import { contentQuery } from '../../../data/content-client.ts';
import { dataOf } from '../../../data/data-of.ts';
import {
  AlternativesOfProductQuery,
  AlternativesQuery,
  PaymentMethodsQuery,
  ShippingRatesQuery,
  StoreVatQuery,
} from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { type ProductSummary, toMoney, toSummaries } from '../../catalog/product-tile.ts';
import type { ContentPicture } from '../../content/rich-text.ts';
import { loadOpeningHours } from '../../stores/load-store-locations.ts';
import type { OpeningHours } from '../../stores/opening-hours.ts';

const mostShown = 8;

/** What to buy instead of a product that is gone: its relatives when it is known by `?sku=`, the shop's cords otherwise. */
export async function loadAlternatives(
  { commerce, market }: ShopRequest,
  sku: string | null,
): Promise<readonly ProductSummary[]> {
  const relatives = sku ? (await commerce.query(AlternativesOfProductQuery, { sku })).data : null;
  const product = relatives?.products?.items?.[0];
  const summaries = [
    ...toSummaries(product?.related_products),
    ...toSummaries(product?.most_viewed_products),
  ];
  const unique = [...new Map(summaries.map((summary) => [summary.uid, summary])).values()];
  if (unique.length > 0) return unique.filter(({ isInStock }) => isInStock).slice(0, mostShown);
  const category = categoryPath('mainCord', market.name).slice(1);
  const { data } = await commerce.query(AlternativesQuery, { category });
  return toSummaries(data?.products?.items);
}

export interface ContactChannel {
  readonly key: string;
  readonly kind: 'email' | 'messenger' | 'phone' | 'whatsapp';
  readonly label: string;
  readonly value: string;
  readonly href: string;
  readonly note?: string | null;
  readonly openingHours: OpeningHours;
}

const contactChannels = contentQuery<readonly Omit<ContactChannel, 'openingHours'>[], { lang: string }>(
  'contact channels',
  `*[_type == "contactChannel" && language == $lang] | order(position asc)
    {"key": _id, kind, label, value, href, note}`,
);

export async function loadContactChannels(shop: ShopRequest): Promise<readonly ContactChannel[]> {
  const { content, market } = shop;
  const [channels, hoursOf] = await Promise.all([
    content.queryIfPossible(contactChannels, { lang: market.code }),
    loadOpeningHours(shop),
  ]);
  return (channels ?? []).map((channel) => ({ ...channel, openingHours: hoursOf(channel.kind) }));
}

const paymentMethodCodes = ['ideal', 'bancontact', 'creditcard', 'paypal', 'klarna', 'banktransfer'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** What can be paid with here; a method the shop has no words for is left out. */
export async function loadPaymentMethods({ commerce }: ShopRequest): Promise<readonly PaymentMethodCode[]> {
  const { data } = await commerce.query(PaymentMethodsQuery, {});
  const offered = new Set(data?.payment_methods.map((method) => method?.code));
  return paymentMethodCodes.filter((code) => offered.has(code));
}

export interface SisterShop {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  readonly href: string;
  readonly picture?: ContentPicture | null;
}

const sisterShops = contentQuery<readonly SisterShop[], { lang: string }>(
  'sister shops',
  `*[_type == "sisterShop" && language == $lang] | order(position asc)
    {"key": _id, name, tagline, href, picture}`,
);

export async function loadSisterShops({ content, market }: ShopRequest): Promise<readonly SisterShop[]> {
  return (await content.queryIfPossible(sisterShops, { lang: market.code })) ?? [];
}

/** Whether the country of this shop has VAT that could be shown or left out. */
export async function loadStoreVat({ commerce }: ShopRequest): Promise<{ readonly isTaxed: boolean }> {
  const { vat_basis_points } = dataOf(await commerce.query(StoreVatQuery, {}));
  return { isTaxed: vat_basis_points > 0 };
}

export type ShippingRatesView = Awaited<ReturnType<typeof loadShippingRates>>;

/** What parcels cost, as commerce charges it; the visitor's own country stands first. */
export async function loadShippingRates({ commerce, market }: ShopRequest) {
  const { data } = await commerce.query(ShippingRatesQuery, {});
  const zones = present(data?.shipping_rates ?? []).map((zone) => ({
    key: zone.zone,
    isOwn: zone.countries.includes(market.country),
    countries: namesOf(present(zone.countries), market),
    freeFrom: zone.free_from ? formatMoney(toMoney(zone.free_from), market) : null,
    weights: weightsOf(present(zone.services)).map((grams) => formatKilograms(grams, market)),
    services: present(zone.services).map((service) => ({
      name: service.carrier_name,
      isPickupPoint: service.is_pickup_point,
      bands: present(service.bands).map(({ up_to_grams, price }) => ({
        upTo: formatKilograms(up_to_grams, market),
        price: formatMoney(toMoney(price), market),
      })),
    })),
  }));
  return zones.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

function namesOf(codes: readonly string[], market: Market): readonly string[] {
  const names = codes.flatMap((code) => (isCountryCode(code) ? [countryName(code, market.name)] : []));
  return names.sort((one, other) => one.localeCompare(other, market.name));
}

/** Every weight for which some service has a price, lightest first. */
function weightsOf(services: readonly { bands: readonly ({ up_to_grams: number } | null)[] }[]): number[] {
  const grams = services.flatMap(({ bands }) => bands.flatMap((band) => band?.up_to_grams ?? []));
  return [...new Set(grams)].sort((one, other) => one - other);
}

/** The schema lets any item of a list be null. */
function present<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((item) => item !== null);
}
