import type {
  SharedItemFragment,
  WishedItemFragment,
  WishlistFactsFragment,
} from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import { type PriceView, toPriceView } from '../catalog/product-tile.ts';

export interface ListFacts {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly isDefault: boolean;
  readonly isLegacy: boolean;
  /** Of a list that is shared. */
  readonly sharingCode: string | undefined;
}

export interface WishView {
  readonly id: string;
  readonly sku: string;
  /** Of the variant, where one is chosen. */
  readonly variantSku: string | undefined;
  readonly name: string;
  readonly path: string | undefined;
  readonly image: string | undefined;
  readonly price: PriceView | undefined;
  readonly productId: number | undefined;
  readonly quantity: number;
  readonly note: string;
  readonly availability: WishedItemFragment['availability'];
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

export function toListFacts(list: WishlistFactsFragment): ListFacts {
  return {
    id: list.id ?? '',
    name: list.name ?? '',
    count: list.items_count ?? 0,
    isDefault: list.is_default,
    isLegacy: list.is_legacy,
    sharingCode: list.visibility === 'PUBLIC' ? (list.sharing_code ?? undefined) : undefined,
  };
}

type ApiItem = WishedItemFragment | SharedItemFragment;

export function toWishViews(items: readonly (ApiItem | null)[]): readonly WishView[] {
  return items.flatMap((item) => (item ? [toWishView(item)] : []));
}

function toWishView(item: ApiItem): WishView {
  const variant = ('configured_variant' in item && item.configured_variant) || undefined;
  const product = variant ?? item.product ?? undefined;
  const options = ('configurable_options' in item && item.configurable_options) || [];
  return {
    id: 'id' in item ? item.id : '',
    sku: item.sku,
    variantSku: variant?.sku ?? undefined,
    name: item.product?.name ?? item.product_name,
    path: item.product_path ? shopPath(item.product_path) : undefined,
    image: product && pathOfOwnUrl(product.small_image?.url ?? ''),
    price: product && toPriceView(product),
    productId: product?.id ?? undefined,
    quantity: item.quantity,
    note: ('description' in item && item.description) || '',
    availability: item.availability,
    options: options.flatMap((option) =>
      option ? [{ label: option.option_label, value: option.value_label }] : [],
    ),
  };
}
