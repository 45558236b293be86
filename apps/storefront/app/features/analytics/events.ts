import { type Money, moneyToNumber } from '@bowline/kit';
import { type AnalyticsEventType, clsReportFactor, rateWebVital, shop } from '@bowline/markets';
import type { ToldVital } from '../vitals/visit-report.ts';

/** Google Analytics' words for what is bought: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly index?: number;
  readonly price?: number;
  readonly quantity?: number;
  readonly [category: `item_category${string}`]: string;
}

export interface Ecommerce {
  readonly currency?: string;
  readonly value?: number;
  readonly coupon?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly shipping_tier?: string;
  readonly payment_type?: string;
  readonly transaction_id?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly items: readonly AnalyticsItem[];
}

/** What a page tells the tag manager. */
export interface AnalyticsEvent {
  readonly event: AnalyticsEventType | 'web_vitals';
  readonly ecommerce?: Ecommerce;
  readonly [parameter: string]: unknown;
}

/** A product as events know it, wherever it was seen. Amounts are those that the visitor sees. */
export interface ToldProduct {
  readonly sku: string;
  /** What a variant is one of. */
  readonly parentSku?: string | undefined;
  readonly name: string;
  readonly options?: readonly { readonly value: string }[];
  /** From the top down. */
  readonly categories?: readonly string[];
  readonly price?: Money | undefined;
}

export interface ToldList {
  readonly id: string;
  readonly name: string;
}

/** As many levels as analytics knows. */
const mostLevels = 5;
/** A page of a listing has 48. */
const mostItems = 200;

export function itemOf(product: ToldProduct, quantity?: number): AnalyticsItem {
  const { sku, parentSku, name, options = [], categories = [], price } = product;
  const levels = categories
    .slice(0, mostLevels)
    .map((category, level) => [`item_category${level === 0 ? '' : level + 1}`, category] as const);
  return {
    item_id: parentSku ?? sku,
    // Screens keep numbers and units together by spaces of their own.
    item_name: name.replaceAll('\u00a0', ' '),
    ...(options.length > 0 && { item_variant: options.map(({ value }) => value).join(' / ') }),
    ...(Object.fromEntries(levels) as Record<`item_category${string}`, string>),
    ...(price && { price: moneyToNumber(price) }),
    ...(quantity !== undefined && { quantity }),
  };
}

/** The numbers of a cart, as its page shows them. */
export interface ToldCart {
  readonly lines: readonly (ToldProduct & { readonly quantity: number })[];
  readonly value: Money;
  readonly coupon?: string | undefined;
}

export function viewItemList(
  list: ToldList,
  products: readonly ToldProduct[],
  { first, currency }: { readonly first: number; readonly currency: string },
): AnalyticsEvent {
  const { id: item_list_id, name: item_list_name } = list;
  const items = products.slice(0, mostItems).map((product, index) => ({
    ...itemOf(product),
    item_list_id,
    item_list_name,
    index: first + index,
  }));
  return { event: 'view_item_list', ecommerce: { item_list_id, item_list_name, currency, items } };
}

export function viewItem(product: ToldProduct, from?: ToldList & { readonly index: number }): AnalyticsEvent {
  return {
    event: 'view_item',
    ecommerce: {
      ...amountOf(product.price),
      items: [{ ...itemOf(product, 1), ...placeIn(from) }],
    },
  };
}

export function search(query: string, found: number): AnalyticsEvent {
  return { event: 'search', search_term: query, results: found };
}

/** How much of what came into the cart or out of it. */
export function cartChange(
  event: 'add_to_cart' | 'remove_from_cart',
  changed: readonly (ToldProduct & { readonly quantity: number })[],
  currency: string,
): AnalyticsEvent {
  const items = changed.map((product) => itemOf(product, product.quantity));
  return { event, ecommerce: { currency, value: sumOf(changed), items } };
}

export function wishChange(
  event: 'add_to_wishlist' | 'remove_from_wishlist',
  product: ToldProduct,
): AnalyticsEvent {
  return { event, ecommerce: { ...amountOf(product.price), items: [itemOf(product, 1)] } };
}

export function cartEvent(
  event: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_billing_address' | 'add_payment_info',
  { lines, value, coupon }: ToldCart,
  more: Pick<Ecommerce, 'shipping_tier' | 'payment_type' | 'shipping' | 'tax'> = {},
): AnalyticsEvent {
  const items = lines.map((line, index) => ({ ...itemOf(line, line.quantity), index }));
  return { event, ecommerce: { ...amountOf(value), ...(coupon && { coupon }), ...more, items } };
}

/** As the shop told it to the page, which was the first to ask. */
export function purchase(claimed: Ecommerce): AnalyticsEvent {
  return { event: 'purchase', ecommerce: claimed };
}

export function account(event: 'login' | 'sign_up', method: string): AnalyticsEvent {
  return { event, method };
}

export function websiteVersion(build: string): AnalyticsEvent {
  return { event: 'website_version', website_version: shop.version, build };
}

/** A layout shift is told multiplied by 1000 (specification 9). */
export function webVital({ name, value, element }: ToldVital): AnalyticsEvent {
  const raw = name === 'CLS' ? value / clsReportFactor : value;
  return {
    event: 'web_vitals',
    metric_name: name,
    metric_value: Math.round(value),
    metric_rating: rateWebVital(name, raw),
    ...(element && { metric_element: element }),
  };
}

function amountOf(amount: Money | undefined): Pick<Ecommerce, 'currency' | 'value'> {
  return amount ? { currency: amount.currency, value: moneyToNumber(amount) } : {};
}

function placeIn(from: (ToldList & { readonly index: number }) | undefined) {
  return from ? { item_list_id: from.id, item_list_name: from.name, index: from.index } : {};
}

/** Whole minor units until the last moment. */
function sumOf(changed: readonly (ToldProduct & { readonly quantity: number })[]): number {
  const [first] = changed;
  if (!first?.price) return 0;
  const minor = changed.reduce(
    (sum, { price, quantity }) => sum + Math.round((price?.minor ?? 0) * quantity),
    0,
  );
  return moneyToNumber({ ...first.price, minor });
}
