import { countryName, type Market, withFeet } from '@bowline/markets';
import type { PageByUrlQueryResult, ProductPageFragment } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import {
  type ProductSummary,
  toMoney,
  toPriceView,
  toProductSummary,
  toSummaries,
} from '../catalog/product-tile.ts';
import { prepareHtml } from '../content/picture-sizes.server.ts';
import { toReviewsView } from '../reviews/review-view.ts';
import { type ChoosableVariant, chooseVariant, type ProductOption } from './choose-variant.ts';
import { type AttributeLabels, loadAttributeLabels } from './load-attribute-labels.ts';

type ApiProduct = ProductPageFragment;
type ApiTiers = ApiProduct['price_tiers'];

const digitalKinds: readonly string[] = ['GiftCardProduct', 'VirtualProduct'];

export type ProductView = Awaited<ReturnType<typeof toProductView>>;

/** A product as commerce describes it, with what the shop says about every product. */
export interface ProductAnswer extends Pick<PageByUrlQueryResult, 'expected_delivery' | 'price_thresholds'> {
  readonly product: ProductPageFragment;
}

export async function toProductView(shop: ShopRequest, answer: ProductAnswer, search: URLSearchParams) {
  const { product, expected_delivery: delivery, price_thresholds: thresholds } = answer;
  const { market, visitor } = shop;
  const { options, variants } = choicesOf(product, market);
  const chosen = chooseVariant(options, variants, search);
  const summary = toProductSummary(product);
  const boughtTogether = toSummaries(product.bought_together_products);
  return {
    kind: 'product' as const,
    product: summary,
    productId: product.id ?? 0,
    metaTitle: product.meta_title ?? summary.name,
    metaDescription: product.meta_description ?? '',
    descriptionHtml: await prepareHtml(shop, product.description?.html ?? ''),
    shortDescription: await prepareHtml(shop, product.short_description?.html ?? ''),
    gallery: (product.media_gallery ?? []).flatMap((image) =>
      image?.url ? [{ src: pathOfOwnUrl(image.url), alt: image.label ?? summary.name }] : [],
    ),
    breadcrumbs: deepestTrail(product),
    specifications: specificationsOf(product, await labelsFor(shop), market),
    options: chosen.options,
    chosen: chosen.variant,
    quantityStep: chosen.variant?.quantityStep ?? product.quantity_step,
    tiers: chosen.variant?.tiers ?? tiersOf(product.price_tiers),
    siblings: siblingsOf(product),
    longestPieceCm: product.longest_piece_cm ?? null,
    sample: product.sample
      ? {
          sku: product.sample.sku,
          isInStock: product.sample.stock_status === 'IN_STOCK',
          lengthCm: product.sample.length_cm,
          price: toMoney(product.sample.price),
        }
      : undefined,
    giftCard: giftCardRange(product, thresholds),
    // What arrives by e-mail takes no days.
    delivery: !digitalKinds.includes(product.__typename) &&
      delivery && {
        earliest: delivery.earliest_date,
        latest: delivery.latest_date,
        pickup: delivery.pickup_date ?? undefined,
        country: countryName(visitor.country, market.name),
      },
    reviews: toReviewsView(product, market, search),
    boughtTogether,
    mostViewed: mostViewedBeside(product, boughtTogether),
    paths:
      localisedPaths(
        product.url_keys.map((row) => [row?.locale, row?.url_key]),
        product.url_suffix,
      ) ?? {},
  };
}

const mostViewedShown = 4;

/** What can be bought of the most-viewed group, without what the page recommends already. */
function mostViewedBeside(product: ApiProduct, shown: readonly ProductSummary[]): readonly ProductSummary[] {
  return toSummaries(product.most_viewed_products)
    .filter(({ uid, isInStock }) => isInStock && shown.every((other) => other.uid !== uid))
    .slice(0, mostViewedShown);
}

/** What a gift card may be worth; undefined for anything else. */
function giftCardRange(product: ApiProduct, thresholds: ProductAnswer['price_thresholds']) {
  if (!('message_max_length' in product) || !thresholds) return undefined;
  return {
    least: toMoney(thresholds.gift_card_minimum),
    most: toMoney(thresholds.gift_card_maximum),
    messageMaxLength: product.message_max_length ?? 0,
  };
}

function choicesOf(
  product: ApiProduct,
  market: Market,
): { options: ProductOption[]; variants: ChoosableVariant[] } {
  if (!('configurable_options' in product)) return { options: [], variants: [] };
  const options = (product.configurable_options ?? []).flatMap((option) =>
    option?.attribute_code
      ? [
          {
            code: option.attribute_code,
            label: option.label ?? option.attribute_code,
            values: (option.values ?? []).flatMap((value) =>
              value?.uid ? [{ uid: value.uid, label: withFeet(value.label ?? '', market) }] : [],
            ),
          },
        ]
      : [],
  );
  const variants = (product.variants ?? []).flatMap((variant) =>
    variant?.product
      ? [
          {
            id: variant.product.id ?? 0,
            sku: variant.product.sku ?? '',
            isInStock: variant.product.stock_status === 'IN_STOCK',
            price: toPriceView(variant.product),
            quantityStep: variant.product.quantity_step,
            tiers: tiersOf(variant.product.price_tiers),
            choices: Object.fromEntries(
              (variant.attributes ?? []).map((attribute) => [attribute?.code ?? '', attribute?.uid ?? '']),
            ),
          },
        ]
      : [],
  );
  return { options, variants };
}

function tiersOf(tiers: ApiTiers) {
  return (tiers ?? []).flatMap((tier) =>
    tier?.quantity
      ? [
          {
            quantity: tier.quantity,
            price: toMoney(tier.final_price),
            percentOff: tier.discount?.percent_off ?? 0,
          },
        ]
      : [],
  );
}

/** A product says itself what it is made of, should nobody else know the words. */
async function labelsFor(shop: ShopRequest): Promise<AttributeLabels> {
  try {
    return await loadAttributeLabels(shop);
  } catch (err) {
    shop.log.warn({ err }, 'The labels of attributes could not be loaded');
    return new Map();
  }
}

function specificationsOf(product: ApiProduct, labels: AttributeLabels, market: Market) {
  return (product.custom_attributesV2?.items ?? []).flatMap((attribute) => {
    if (!attribute) return [];
    const value =
      'selected_options' in attribute
        ? attribute.selected_options
            ?.map((option) => labels.get(attribute.code)?.get(option?.value ?? '') ?? option?.label)
            .join(', ')
        : 'value' in attribute
          ? attribute.value
          : undefined;
    return value ? [{ code: attribute.code, label: attribute.label, value: withFeet(value, market) }] : [];
  });
}

/** The categories a visitor most likely came through: the deepest one and those above it. */
function deepestTrail(product: ApiProduct): { name: string; path: string }[] {
  const categories = (product.categories ?? []).flatMap((category) =>
    category?.name && category.url_path
      ? [
          {
            name: category.name,
            urlPath: category.url_path,
            path: shopPath(category.url_path, category.url_suffix),
            level: category.level ?? 0,
          },
        ]
      : [],
  );
  const deepest = categories.reduce<(typeof categories)[number] | undefined>(
    (best, category) => (!best || category.level > best.level ? category : best),
    undefined,
  );
  return categories
    .filter((category) => category === deepest || deepest?.urlPath.startsWith(`${category.urlPath}/`))
    .sort((a, b) => a.level - b.level)
    .map(({ name, path }) => ({ name, path }));
}

function siblingsOf(product: ApiProduct) {
  return (product.colour_siblings ?? []).flatMap((sibling) =>
    sibling
      ? [
          {
            label: sibling.label,
            path: shopPath(sibling.url_key, product.url_suffix),
            image: pathOfOwnUrl(sibling.small_image?.url ?? ''),
            isInStock: sibling.stock_status === 'IN_STOCK',
          },
        ]
      : [],
  );
}
