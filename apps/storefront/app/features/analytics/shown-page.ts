import type { CurrencyCode } from '@bowline/kit';
import type { VatDisplay } from '@bowline/markets';
import type { CartLineView, CartView } from '../cart/cart-view.ts';
import type { ProductSummary, TileOfProduct } from '../catalog/product-tile.ts';
import type { CategoryView } from '../category/load-category.ts';
import type { StepView } from '../checkout/load-steps.ts';
import type { LoadedProduct } from '../product/product-view.ts';
import type { SearchView } from '../search/load-search.ts';
import type { WishView } from '../wishlists/wishlist-view.ts';
import type { ToldCart, ToldProduct } from './events.ts';

/** A page as events know it: what its route is called, and what its loader gave it. */
export interface ShownPage {
  /** Without the locale. */
  readonly route: string;
  readonly pathname: string;
  readonly search: string;
  readonly data: unknown;
  readonly currency: CurrencyCode;
  readonly vatDisplay: VatDisplay;
  /** It was shown before and is loaded once more. */
  readonly isReloaded: boolean;
}

/** What routes give their screens; the types are those of the loaders. */
export interface PageFacts {
  readonly category?: CategoryView;
  readonly product?: LoadedProduct;
  readonly search?: SearchView;
  readonly cart?: CartView;
  readonly step?: StepView;
  readonly success?: { readonly outcome: string; readonly order: { readonly token: string } };
  readonly wishes?: readonly WishView[];
}

export function factsOf({ route, data }: Pick<ShownPage, 'route' | 'data'>): PageFacts {
  if (typeof data !== 'object' || data === null) return {};
  if (route === 'catch-all') {
    const { screen } = data as { screen?: { kind?: string } };
    if (screen?.kind === 'category') return { category: screen as CategoryView };
    return screen?.kind === 'product' ? { product: screen as LoadedProduct } : {};
  }
  if (route === 'search') return { search: data as SearchView };
  if (/^checkout-cart(-path)?$/.test(route)) {
    const { cart } = data as { cart: CartView | null };
    return cart ? { cart } : {};
  }
  if (/^checkout-(customer|shipping|billing|payment)$/.test(route)) return { step: data as StepView };
  if (route === 'checkout-success') return { success: data as NonNullable<PageFacts['success']> };
  if (route === 'wishlist' || route === 'customer-wishlists')
    return { wishes: (data as { items: readonly WishView[] }).items };
  return {};
}

export function toldTile({ sku, name, price }: TileOfProduct, categories: readonly string[]): ToldProduct {
  return { sku, name, price: price.from, categories };
}

export function toldProduct({ product, breadcrumbs }: LoadedProduct): ToldProduct {
  return toldTile(
    product,
    breadcrumbs.map(({ name }) => name),
  );
}

export function toldLine(line: CartLineView, vatDisplay: VatDisplay): ToldProduct & { quantity: number } {
  const { sku, parentSku, name, options, categories, quantity, price } = line;
  return { sku, parentSku, name, options, categories, quantity, price: price?.[vatDisplay] };
}

export function toldCart({ lines, subtotal, coupon }: CartView, vatDisplay: VatDisplay): ToldCart {
  return { lines: lines.map((line) => toldLine(line, vatDisplay)), value: subtotal[vatDisplay], coupon };
}

export function toldWish({ sku, name, options, price }: WishView): ToldProduct {
  return { sku, name, options, price: price?.from };
}

/** What the page shows of a product, whichever it is; its number when it shows nothing. */
export function shownProduct(page: Pick<ShownPage, 'route' | 'data'>, sku: string): ToldProduct {
  const { category, product, search, wishes = [], cart } = factsOf(page);
  if (product?.product.sku === sku) return toldProduct(product);
  const line = cart?.lines.find((candidate) => (candidate.parentSku ?? candidate.sku) === sku);
  if (line) return { sku, name: line.name, categories: line.categories };
  const trail = category ? trailOf(category) : [];
  const tiles: readonly (TileOfProduct | ProductSummary)[] = [
    ...(category?.listing.products ?? search?.listing?.products ?? []),
    ...(product?.boughtTogether ?? []),
    ...(product?.mostViewed ?? []),
  ];
  const tile = tiles.find((candidate) => candidate.sku === sku);
  if (tile) return toldTile(tile, trail);
  const wish = wishes.find((candidate) => candidate.sku === sku);
  return wish ? toldWish(wish) : { sku, name: sku };
}

export function trailOf({ breadcrumbs, name }: CategoryView): readonly string[] {
  return [...breadcrumbs.map((crumb) => crumb.name), name];
}
