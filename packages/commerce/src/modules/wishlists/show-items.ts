import { isInStock, type ProductRecord, priceRangeOf, productIdsUnderSkus } from '#catalog';
import { mostItemsOfList, type Wishlist, type WishlistItem, type WishlistsContext } from './model.ts';
import { readItems } from './repository.ts';

export type Availability = 'AVAILABLE' | 'OPTIONS_NEEDED' | 'OUT_OF_STOCK' | 'ORPHANED';
export type ItemSort = 'ADDED' | 'NAME' | 'PRICE';

/** An item with what it stands for now. */
export interface ShownItem {
  readonly item: WishlistItem;
  readonly product: ProductRecord | null;
  readonly variant: ProductRecord | null;
  readonly availability: Availability;
}

/** All at once: the products of a list are read together. */
export async function showItems(
  items: readonly WishlistItem[],
  context: WishlistsContext,
): Promise<readonly ShownItem[]> {
  const skus = new Set(items.flatMap(({ sku, variantSku }) => [sku, variantSku]));
  const ids = await productIdsUnderSkus(context.wishlists.reading, [...skus]);
  const productUnder = async (sku: string) => {
    const id = ids.get(sku.toLowerCase());
    return id === undefined ? null : soldProduct(id, context);
  };
  return Promise.all(
    items.map(async (item) => {
      const [product, variant] = await Promise.all([productUnder(item.sku), productUnder(item.variantSku)]);
      return { item, product, variant, availability: availabilityOf(item, product, variant) };
    }),
  );
}

/** A variant of what is switched off is not sold. */
async function soldProduct(id: number, { catalog }: WishlistsContext): Promise<ProductRecord | null> {
  const product = await catalog.product(id);
  if (!product || product.parentId === null) return product;
  return (await catalog.product(product.parentId)) ? product : null;
}

/** Rule 12. */
function availabilityOf(
  { variantSku }: WishlistItem,
  product: ProductRecord | null,
  variant: ProductRecord | null,
): Availability {
  if (!product || (variantSku !== '' && variant?.parentId !== product.id)) return 'ORPHANED';
  if (!isInStock(variant ?? product)) return 'OUT_OF_STOCK';
  const isWhole = variant !== null || (product.kind !== 'configurable' && product.kind !== 'gift_card');
  return isWhole ? 'AVAILABLE' : 'OPTIONS_NEEDED';
}

/** Rule 13: a page of a list. */
export async function pageOfItems(
  { id }: Wishlist,
  sort: ItemSort,
  { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
  context: WishlistsContext,
): Promise<readonly ShownItem[]> {
  const offset = Math.min((currentPage - 1) * pageSize, mostItemsOfList);
  const { reading } = context.wishlists;
  if (sort === 'ADDED') return showItems(await readItems(reading, id, { limit: pageSize, offset }), context);
  const all = await showItems(await readItems(reading, id, { limit: mostItemsOfList, offset: 0 }), context);
  const sorted = sort === 'NAME' ? byName(all, context) : await byPrice(all, context);
  return sorted.slice(offset, offset + pageSize);
}

function byName(items: readonly ShownItem[], { store }: WishlistsContext): readonly ShownItem[] {
  const { compare } = new Intl.Collator(store.locale, { numeric: true });
  const nameOf = ({ item, product }: ShownItem) => product?.name ?? item.productName;
  return items.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

async function byPrice(
  items: readonly ShownItem[],
  context: WishlistsContext,
): Promise<readonly ShownItem[]> {
  const priced = await Promise.all(
    items.map(async (shown) => {
      const sold = shown.variant ?? shown.product;
      const range = sold && (await priceRangeOf(sold, context));
      return { shown, minor: range?.minimumPrice.finalPrice.minor ?? Number.POSITIVE_INFINITY };
    }),
  );
  return priced.toSorted((a, b) => (a.minor === b.minor ? 0 : a.minor - b.minor)).map(({ shown }) => shown);
}
