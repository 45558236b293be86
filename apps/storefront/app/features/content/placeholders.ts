import {
  formatMessage,
  formatMoney,
  formatNumber,
  marketingClaims,
  productWordIn,
  shop,
  timeOfDayInShop,
} from '@bowline/markets';
import { CutOffQuery, PriceThresholdsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { toMoney } from '../catalog/product-tile.ts';
import { loadCatalogueCounts } from './load-catalogue-counts.ts';

/** Values for `{returnDays}` and the like in texts; what nobody knows is left out. */
export type PlaceholderValues = Readonly<Record<string, string>>;

export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return formatMessage(text, values);
}

/** Values of the placeholders that a text has; what costs a question is asked only where a text wants it. */
export async function loadPlaceholderValues(request: ShopRequest, text: string): Promise<PlaceholderValues> {
  const wants = (...names: string[]) => names.some((name) => text.includes(`{${name}}`));
  const groups = await Promise.all([
    wants('minimumOrder', 'giftCardMinimum', 'giftCardMaximum') ? thresholds(request) : {},
    wants('cutOffHour') ? cutOff(request) : {},
    wants('cordCount', 'colourCount') ? counts(request) : {},
  ]);
  return Object.assign({}, shopWords(request), ...groups);
}

function shopWords({ market }: ShopRequest): PlaceholderValues {
  return {
    brand: shop.brand,
    legalName: shop.legalName,
    productWord: productWordIn(market),
    returnDays: formatNumber(shop.returnDays, market),
    customerCount: formatNumber(marketingClaims.customers, market),
  };
}

async function thresholds({ commerce, market }: ShopRequest): Promise<PlaceholderValues> {
  const { data } = await commerce.query(PriceThresholdsQuery, {});
  if (!data) return {};
  const { minimum_order, gift_card_minimum, gift_card_maximum } = data.price_thresholds;
  const shown = (amount: typeof minimum_order) => formatMoney(toMoney(amount), market);
  return {
    minimumOrder: shown(minimum_order),
    giftCardMinimum: shown(gift_card_minimum),
    giftCardMaximum: shown(gift_card_maximum),
  };
}

async function cutOff({ commerce, market }: ShopRequest): Promise<PlaceholderValues> {
  const { data } = await commerce.query(CutOffQuery, { country: market.country });
  const moment = data?.expected_delivery?.cut_off_at;
  return moment ? { cutOffHour: timeOfDayInShop(new Date(moment)) } : {};
}

async function counts(request: ShopRequest): Promise<PlaceholderValues> {
  const { cords, mainCords } = await loadCatalogueCounts(request);
  return {
    cordCount: formatNumber(cords, request.market),
    colourCount: formatNumber(mainCords, request.market),
  };
}

/** A document, or several, with all placeholders of their short texts filled; long texts have `prepareRichText`. */
export async function fillTexts<Value>(shop: ShopRequest, value: Value): Promise<Value> {
  const values = await loadPlaceholderValues(shop, JSON.stringify(value));
  return filled(value, values) as Value;
}

function filled(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((item) => filled(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, values)]));
}
