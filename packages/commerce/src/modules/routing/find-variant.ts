import { productPagePath, productUrlKey } from '#catalog';
import type { RoutingContext } from './model.ts';

/** Keys of options may have hyphens too, but not that many together. */
const mostHyphens = 12;

/**
 * A variant has a url key and no page: clients that know only the variant in a cart link to it. Where its product is shown
 * with the options of the variant; null when it is none.
 */
export async function findVariantPage(
  path: string,
  context: RoutingContext,
): Promise<{ readonly productId: number; readonly relativeUrl: string } | null> {
  const suffix = context.settings.productUrlSuffix;
  const key = suffix && path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
  const products = await context.routing.productsAt(beginningsOf(key));
  for (const productId of products) {
    const variants = await context.catalog.variantsOf(productId);
    const variant = variants.find((each) => productUrlKey(each, context) === key);
    if (variant) return { productId, relativeUrl: productPagePath(variant, context) };
  }
  return null;
}

/** Of `red-cord-5m`: `red-cord` and `red`, as far as they can be the key of a product. */
function beginningsOf(key: string): readonly string[] {
  const hyphens = [...key.matchAll(/-/g)].slice(-mostHyphens);
  return hyphens.map(({ index }) => key.slice(0, index)).filter((beginning) => beginning !== '');
}
