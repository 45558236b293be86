import { countryName, type Market, withFeet } from '@bowline/markets';
import type {
  PageByUrlQueryResult,
  ProductChoicesFragment,
  ProductPageFragment,
} from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { deepestTrail } from '../catalog/category-trail.ts';
import {
  type ProductSummary,
  toMoney,
  toPriceView,
  toProductSummary,
  toSummaries,
} from '../catalog/product-tile.ts';
import { prepareHtml } from '../content/picture-sizes.server.ts';
import { slugOf } from '../listing/option-slug.ts';
import { toReviewsView } from '../reviews/review-view.ts';
import type { ChoosableVariant, ProductOption } from './choose-variant.ts';
import { giftCardPresets } from './gift-card-presets.ts';
import { type AttributeLabels, loadAttributeLabels } from './load-attribute-labels.ts';

type ApiProduct = ProductPageFragment;
type ApiTiers = ApiProduct['price_tiers'];

const digitalKinds: readonly string[] = ['GiftCardProduct', 'VirtualProduct'];

/** A product with all that can be chosen of it. */
export type LoadedProduct = Awaited<ReturnType<typeof toProductView>>;

/** A product as commerce describes it, with what the shop says about every product. */
export interface ProductAnswer
  extends Pick<PageByUrlQueryResult, 'expected_delivery' | 'price_thresholds' | 'shipping_rates'> {
  readonly product: ProductPageFragment;
}

export async function toProductView(shop: ShopRequest, answer: ProductAnswer, search: URLSearchParams) {
  const { product, expected_delivery: delivery, price_thresholds: thresholds } = answer;
  const { market, visitor } = shop;
  const { options, variants } = choicesOf(product, market);
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
    breadcrumbs: breadcrumbsOf(product),
    specifications: specificationsOf(product, await labelsFor(shop), market),
    options,
    variants,
    quantityStep: product.quantity_step,
    tiers: tiersOf(product.price_tiers),
    siblings: siblingsOf(product),
    listings: listingsOf(product),
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
    isDigital: digitalKinds.includes(product.__typename),
    // What arrives by e-mail takes no days.
    delivery: !digitalKinds.includes(product.__typename) &&
      delivery && {
        earliest: delivery.earliest_date,
        latest: delivery.latest_date,
        pickup: delivery.pickup_date ?? undefined,
        country: countryName(visitor.country, market.name),
        ...shippingCost(answer.shipping_rates),
        minimumOrder: thresholds ? toMoney(thresholds.minimum_order) : null,
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

/** What the lightest parcel costs, and from when on parcels cost nothing. */
function shippingCost(zones: ProductAnswer['shipping_rates']) {
  const [zone] = zones ?? [];
  const prices = (zone?.services ?? []).flatMap((service) => {
    const lightest = service?.bands[0];
    return lightest ? [toMoney(lightest.price)] : [];
  });
  const [cheapest] = prices.sort((a, b) => a.minor - b.minor);
  return { cost: cheapest ?? null, freeFrom: zone?.free_from ? toMoney(zone.free_from) : null };
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
  const [least, most] = [toMoney(thresholds.gift_card_minimum), toMoney(thresholds.gift_card_maximum)];
  const today = new Date();
  return {
    least,
    most,
    presets: giftCardPresets(least, most),
    messageMaxLength: product.message_max_length ?? 0,
    firstDay: isoDay(today),
    lastDay: isoDay(new Date(today.getTime() + 365 * 86_400_000)),
  };
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

export function choicesOf(
  product: ProductChoicesFragment,
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
            lengthCm: 'length_cm' in variant.product ? (variant.product.length_cm ?? null) : null,
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
    // The catalogue files colours by family; a buyer wants to know which one it is.
    const own = attribute.code === 'color' ? product.colour_name : undefined;
    return value
      ? [{ code: attribute.code, label: attribute.label, value: own ?? withFeet(value, market) }]
      : [];
  });
}

function breadcrumbsOf({ categories }: ApiProduct): { name: string; path: string; productCount: number }[] {
  return deepestTrail(categories).map(({ name, url_path, url_suffix, product_count }) => ({
    name,
    path: shopPath(url_path, url_suffix),
    productCount: product_count ?? 0,
  }));
}

function siblingsOf(product: ApiProduct) {
  return (product.colour_siblings ?? []).flatMap((sibling) =>
    sibling
      ? [
          {
            label: sibling.label,
            path: shopPath(sibling.url_key, product.url_suffix),
            image: pathOfOwnUrl(sibling.close_up.url ?? ''),
            isInStock: sibling.stock_status === 'IN_STOCK',
          },
        ]
      : [],
  );
}

/** What the products of a group have in common, and the listings of their category can be narrowed to. */
const sharedByColours = ['pattern_type', 'rope_diameter', 'strap_width', 'surface_family'];

/** Where all colours of these goods are listed: those of this pattern, and all of the range. */
function listingsOf(product: ApiProduct) {
  const category = breadcrumbsOf(product).at(-1);
  const count = product.colour_siblings.length;
  if (!category || count < 2) return [];
  const labelOf = new Map(
    (product.custom_attributesV2?.items ?? []).flatMap((attribute) =>
      attribute && 'selected_options' in attribute
        ? [[attribute.code, attribute.selected_options[0]?.label ?? ''] as const]
        : [],
    ),
  );
  const chosen = sharedByColours.flatMap((code) => {
    const label = labelOf.get(code);
    return label ? [[code, slugOf(label)]] : [];
  });
  const pattern = labelOf.get('pattern_type');
  return [
    ...(pattern ? [{ path: `${category.path}?${new URLSearchParams(chosen)}`, pattern, count }] : []),
    ...(category.productCount > count
      ? [{ path: category.path, pattern: undefined, count: category.productCount }]
      : []),
  ];
}
