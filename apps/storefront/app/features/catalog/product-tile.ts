import { isCurrencyCode, type Money, moneyFromDecimal } from '@bowline/kit';
import type { ProductTileFragment } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { PerUnit } from './use-unit-price.ts';

/** What a tile, a related product and the head of a product page have in common. */
export interface ProductSummary {
  readonly uid: string;
  readonly sku: string;
  readonly name: string;
  /** What tells it from the other colours of its range, and what they have in common. */
  readonly colourName?: string;
  readonly rangeName?: string;
  readonly path: string;
  readonly isInStock: boolean;
  /** A gift card wants to be filled in. */
  readonly isGiftCard?: boolean;
  readonly image: { readonly src: string; readonly alt: string };
  readonly price: PriceView;
  /** Where somebody has written a review. */
  readonly rating?: { readonly stars: number; readonly reviews: number };
}

export interface PriceView {
  readonly from: Money;
  readonly regular: Money;
  /** True when dearer variants exist, so that the price is one to start from. */
  readonly isRange: boolean;
  readonly perUnit?: PerUnit;
}

type ApiMoney = { value?: number | null; currency?: string | null } | null | undefined;

export function toMoney(amount: ApiMoney): Money {
  if (typeof amount?.value !== 'number' || !amount.currency || !isCurrencyCode(amount.currency))
    throw new Error('The commerce API gave a price without amount or currency');
  return moneyFromDecimal(String(amount.value), amount.currency);
}

const percentPerStar = 20;

export function toProductSummary(product: ProductTileFragment): ProductSummary {
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: keepMeasures(product.name ?? ''),
    ...(product.colour_name &&
      product.range_name && {
        colourName: keepMeasures(product.colour_name),
        rangeName: keepMeasures(product.range_name),
      }),
    path: shopPath(product.url_key, product.url_suffix),
    isInStock: product.stock_status === 'IN_STOCK',
    ...(product.__typename === 'GiftCardProduct' && { isGiftCard: true }),
    image: {
      src: pathOfOwnUrl(product.small_image?.url ?? ''),
      alt: product.small_image?.label ?? product.name ?? '',
    },
    price: toPriceView(product),
    ...(product.review_count > 0 && {
      rating: { stars: product.rating_summary / percentPerStar, reviews: product.review_count },
    }),
  };
}

/** A number is never parted from its unit. */
export function keepMeasures(text: string): string {
  return text.replace(/(\d) (?=(?:mm|cm|m|kg|g|ft|lb)\b)/g, '$1\u00a0');
}

/** What a tile shows: a listing has dozens, so it goes without what only a page of its own needs. */
export type TileOfProduct = Omit<ProductSummary, 'uid'>;

/** The schema lets any item of a list be null, and the list too. */
export function toSummaries(
  products: readonly (ProductTileFragment | null)[] | null | undefined,
): readonly ProductSummary[] {
  return (products ?? []).flatMap((product) => (product ? [toProductSummary(product)] : []));
}

interface ApiPrices {
  readonly price_range: {
    readonly minimum_price: { readonly final_price: ApiMoney; readonly regular_price: ApiMoney };
    /** Not asked for where there is one price only. */
    readonly maximum_price?: { readonly final_price: ApiMoney } | null;
  };
  readonly unit_price?: { readonly metre: ApiMoney; readonly foot: ApiMoney } | null;
}

export function toPriceView({ price_range: range, unit_price: perUnit }: ApiPrices): PriceView {
  const { minimum_price: minimum, maximum_price: maximum } = range;
  const from = toMoney(minimum.final_price);
  return {
    from,
    regular: toMoney(minimum.regular_price),
    isRange: maximum ? toMoney(maximum.final_price).minor > from.minor : false,
    ...(perUnit ? { perUnit: { metre: toMoney(perUnit.metre), foot: toMoney(perUnit.foot) } } : {}),
  };
}
