import type { Money } from '@bowline/kit';
import { withFeet } from '@bowline/markets';
import { MaterialsQuery, type MaterialsQueryResult } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { mostTogether } from '../cart/cart-forms.ts';
import { toPriceView, toProductSummary } from '../catalog/product-tile.ts';
import type { Material, RichText } from '../content/rich-text.ts';

/** One thing that a project needs, as the shop sells it. */
export interface MaterialView {
  /** What its form sends: the article, and the version that is meant. */
  readonly value: string;
  readonly name: string;
  /** Which version: "5 m", "15 mm · Black". */
  readonly choice: string;
  readonly note: string;
  readonly path: string;
  readonly picture: string;
  readonly price: Money;
  readonly isInStock: boolean;
  readonly isOptional: boolean;
}

/** The lists of a text, by the keys of their blocks. */
export type MaterialLists = Readonly<Record<string, readonly MaterialView[]>>;

/** What the shop no longer has is left out: the text around a list is worth reading all the same. */
export async function loadMaterials(shop: ShopRequest, blocks: RichText): Promise<MaterialLists> {
  const lists = blocks.flatMap((block) => (block._type === 'materials' ? [block] : []));
  const skus = [...new Set(lists.flatMap(({ items }) => items.slice(0, mostTogether).map(({ sku }) => sku)))];
  if (skus.length === 0) return {};
  const { data } = await shop.commerce.query(MaterialsQuery, { skus: skus.slice(0, 16) });
  const products = new Map((data?.products?.items ?? []).flatMap((item) => (item ? [[item.sku, item]] : [])));
  const shown = (items: readonly Material[]) =>
    items.slice(0, mostTogether).flatMap((item) => {
      const product = products.get(item.sku);
      return product ? (viewOf(shop, item, product) ?? []) : [];
    });
  return Object.fromEntries(lists.map(({ _key, items }) => [_key, shown(items)]));
}

type ApiProduct = NonNullable<NonNullable<NonNullable<MaterialsQueryResult['products']>['items']>[number]>;

function viewOf({ market }: ShopRequest, item: Material, product: ApiProduct): MaterialView | undefined {
  const summary = toProductSummary(product);
  const shared = {
    name: summary.name,
    note: item.note ?? '',
    path: summary.path,
    picture: summary.image.src,
    isOptional: item.isOptional === true,
  };
  if (!item.variant) {
    const { price, isInStock } = summary;
    return { ...shared, value: item.sku, choice: '', price: price.from, isInStock };
  }
  const variants = 'variants' in product ? (product.variants ?? []) : [];
  const variant = variants.find((one) => one?.product?.sku === item.variant);
  if (!variant?.product) return undefined;
  const labels = (variant.attributes ?? []).flatMap((attribute) => attribute?.label ?? []);
  return {
    ...shared,
    value: `${item.sku}/${item.variant}`,
    choice: labels.map((label) => withFeet(label, market)).join(' · '),
    price: toPriceView(variant.product).from,
    isInStock: variant.product.stock_status === 'IN_STOCK',
  };
}
