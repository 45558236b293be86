import { isCurrencyCode, type Money, moneyFromDecimal } from '@bowline/kit';
import type { ProductTileFragment } from '../../generated/operations.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';

/** What a tile, a related product and the head of a product page have in common. */
export interface ProductSummary {
  readonly uid: string;
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  readonly isInStock: boolean;
  readonly image: { readonly src: string; readonly alt: string };
  readonly price: PriceView;
}

export interface PriceView {
  readonly from: Money;
  readonly regular: Money;
  /** True when dearer variants exist, so that the price is one to start from. */
  readonly isRange: boolean;
  readonly perUnit?: { readonly metre: Money; readonly foot: Money };
}

type ApiMoney = { value?: number | null; currency?: string | null } | null | undefined;

export function toMoney(amount: ApiMoney): Money {
  if (typeof amount?.value !== 'number' || !amount.currency || !isCurrencyCode(amount.currency))
    throw new Error('The commerce API gave a price without amount or currency');
  return moneyFromDecimal(String(amount.value), amount.currency);
}

export function toProductSummary(product: ProductTileFragment): ProductSummary {
  const { minimum_price: minimum, maximum_price: maximum } = product.price_range;
  const from = toMoney(minimum.final_price);
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: product.name ?? '',
    path: `/${product.url_key ?? ''}`,
    isInStock: product.stock_status === 'IN_STOCK',
    image: {
      src: pathOfOwnUrl(product.small_image?.url ?? ''),
      alt: product.small_image?.label ?? product.name ?? '',
    },
    price: {
      from,
      regular: toMoney(minimum.regular_price),
      isRange: maximum ? toMoney(maximum.final_price).minor > from.minor : false,
      ...(product.unit_price
        ? { perUnit: { metre: toMoney(product.unit_price.metre), foot: toMoney(product.unit_price.foot) } }
        : {}),
    },
  };
}
