import type { LocaleName } from '@bowline/markets';
import type { ShopRequest } from '../shop-context.ts';

/** For what is the same for all visitors of a locale and changes rarely: asked once in a while. A failure is not kept. */
export function keptPerLocale<Value>(
  keptMs: number,
  load: (shop: ShopRequest) => Promise<Value>,
): (shop: ShopRequest) => Promise<Value> {
  const kept = new Map<LocaleName, { readonly value: Value; readonly until: number }>();
  return async (shop) => {
    // What an editor looks at is nobody else's.
    if (shop.isPreview) return load(shop);
    const { name } = shop.market;
    const known = kept.get(name);
    if (known && known.until > Date.now()) return known.value;
    const value = await load(shop);
    kept.set(name, { value, until: Date.now() + keptMs });
    return value;
  };
}
