import type { ShopRequest } from '../../shop-context.ts';
import { loadPlaceholderValues } from './load-placeholder-values.ts';
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts';

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
