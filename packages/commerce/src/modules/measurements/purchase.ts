import { type Money, moneyToNumber } from '@bowline/kit';
import type { Order, OrderLine } from '#orders';
import type { CategoriesOfLines } from './tables.ts';

/** Google Analytics' words: https://developers.google.com/analytics/devguides/collection/ga4/reference/events#purchase */
export interface PurchasedItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly index: number;
  readonly price: number;
  readonly quantity: number;
  readonly [category: `item_category${string}`]: string;
}

export interface Purchase {
  readonly transaction_id: string;
  readonly currency: string;
  readonly value: number;
  readonly tax: number;
  readonly shipping: number;
  readonly coupon?: string;
  readonly items: readonly PurchasedItem[];
}

/** Rule 6. Amounts are whole minor units until the last moment. */
export function purchaseOf(order: Order, categories: CategoriesOfLines): Purchase {
  const { breakdown, couponCode, lines } = order.snapshot;
  const { basis, shipping } = breakdown;
  const units = new Map(breakdown.lines.map(({ id, unit }) => [id, unit[basis]]));
  return {
    transaction_id: order.number,
    currency: order.currency,
    value: moneyToNumber(breakdown.goods[basis]),
    tax: moneyToNumber(breakdown.tax),
    shipping: shipping ? moneyToNumber(shipping[basis]) : 0,
    ...(couponCode && { coupon: couponCode }),
    items: lines.map((line, index) => itemOf(line, index, units.get(line.id), categories[line.id] ?? [])),
  };
}

/** As many levels as the service knows. */
const mostLevels = 5;

function itemOf(
  { sku, parentSku, name, options, quantityHundredths }: OrderLine,
  index: number,
  unit: Money | undefined,
  categories: readonly string[],
): PurchasedItem {
  if (!unit) throw new Error(`Line ${index} of an order has no price`);
  const levels = categories
    .slice(0, mostLevels)
    .map((category, level) => [`item_category${level === 0 ? '' : level + 1}`, category]);
  return {
    item_id: parentSku ?? sku,
    item_name: name,
    ...(options.length > 0 && { item_variant: options.map(({ value }) => value).join(' / ') }),
    ...(Object.fromEntries(levels) as Record<`item_category${string}`, string>),
    index,
    price: moneyToNumber(unit),
    quantity: quantityHundredths / 100,
  };
}
