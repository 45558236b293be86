import { moneyToNumber } from '@bowline/kit';
import { encodeUid } from '#graphql';
import { displayPrice, type ShownTier, shownTiers } from '#pricing';
import { leftInStock } from '#stock';
import { describeWebsite, renderDirectives } from '#stores';
import type { Resolvers } from '#wire';
import { customAttributes } from '../attributes/custom-attributes.ts';
import { attributeValues, textOfAttribute } from '../attributes/product-values.ts';
import type { CatalogContext } from '../model.ts';
import { fileOfProduct, gallery, labelOf, mainImage, mediaOf, showImage } from './images.ts';
import type { LinkKind, ProductDetails, ProductRecord, Rating } from './model.ts';
import { productName, productUrlKey } from './names.ts';
import { chargedPriceOf, isInStock, priceRangeOf, runningReductionOf, unitPriceOf } from './offers.ts';
import { productTypeName, typeIds } from './type-names.ts';

type Product = ProductRecord;
type NoArguments = Record<string, never>;

/** Resolves a field from the details; a variant has those of its product. */
const detail =
  <Value>(read: (details: ProductDetails) => Value) =>
  async (product: Product, _: NoArguments, { catalog }: CatalogContext) => {
    const details = await catalog.detailsOf(product.parentId ?? product.id);
    return details && read(details);
  };

const image = (product: Product, _: NoArguments, context: CatalogContext) => mainImage(product, context);

/** As Magento numbers its first set of products, and the customers of all groups. */
const onlyAttributeSet = 4;
const everyCustomerGroup = '32000';

async function tiersOf(product: Product, context: CatalogContext): Promise<readonly ShownTier[]> {
  const { pricing } = context;
  const price = await chargedPriceOf(product, context);
  if (!price) return [];
  return shownTiers(pricing.view(), price.final, product.tiers ?? (await pricing.tiersOf(product.id)));
}

const complexText = (html: string | null) => (html === null ? null : { html });

/** As Magento writes a day. */
const midnightOf = (day: string | null | undefined) => (day ? `${day} 00:00:00` : null);

export const productResolvers = {
  Query: {
    product_url_keys: (_, { sku }, { catalog }) => catalog.productUrlKeys(sku),
  },
  StoreConfig: {
    demonotice: async (_, __, { catalog }) => Number((await catalog.origin()).isDemo),
  },
  ProductInterface: {
    // Whoever shows a product passes here: what was made of it is forgotten when it changes.
    __resolveType: (product, { tags }) => {
      tags.add(`cat_p_${product.id}`);
      return productTypeName(product);
    },
    uid: ({ id }) => encodeUid(id),
    type_id: ({ kind }) => typeIds[kind],
    name: (product, _, context) => productName(product, context),
    url_key: (product, _, context) => productUrlKey(product, context),
    url_suffix: (_, __, { settings }) => settings.productUrlSuffix,
    url_keys: ({ sku }, _, { catalog }) => catalog.productUrlKeys(sku),
    canonical_url: ({ urlKey }, _, { settings }) => urlKey && urlKey + settings.productUrlSuffix,
    description: detail(({ descriptionHtml }) => complexText(descriptionHtml)),
    short_description: detail(({ shortDescription }) => complexText(shortDescription)),
    meta_title: detail(({ metaTitle }) => metaTitle),
    meta_description: detail(({ metaDescription }) => metaDescription),
    created_at: detail(({ createdAt }) => createdAt),
    updated_at: detail(({ updatedAt }) => updatedAt),
    attribute_set_id: () => onlyAttributeSet,
    country_of_manufacture: (product, _, context) =>
      textOfAttribute(product, 'country_of_manufacture', context),
    websites: (_, __, { settings }) => [describeWebsite(settings)],
    url_path: (product, _, context) => productUrlKey(product, context),
    meta_keyword: () => null,
    new_from_date: detail(({ newFrom }) => midnightOf(newFrom)),
    new_to_date: () => null,
    options_container: () => null,
    gift_message_available: () => false,
    image,
    small_image: image,
    thumbnail: image,
    swatch_image: async (product, _, context) => {
      const closeUp = (await mediaOf(product, context)).find(({ kind }) => kind === 'close_up');
      return closeUp ? fileOfProduct(closeUp) : null;
    },
    media_gallery: (product, _, context) => gallery(product, context),
    media_gallery_entries: mediaGalleryEntries,
    price_range: (product, _, context) => priceRangeOf(product, context),
    price: async (product, _, context) => {
      const range = await priceRangeOf(product, context);
      return {
        minimalPrice: { amount: range.minimumPrice.finalPrice },
        maximalPrice: { amount: range.maximumPrice.finalPrice },
        regularPrice: { amount: range.minimumPrice.regularPrice },
      };
    },
    price_tiers: (product, _, context) => tiersOf(product, context),
    tier_price: async (product, _, context) => {
      const [first] = await tiersOf(product, context);
      return first ? moneyToNumber(first.finalPrice) : null;
    },
    tier_prices: async (product, _, context) =>
      (await tiersOf(product, context)).map(({ quantity, finalPrice, discount }) => ({
        customerGroupId: everyCustomerGroup,
        qty: quantity,
        value: moneyToNumber(finalPrice),
        percentageValue: discount.percentOff,
        websiteId: 0,
      })),
    special_price: async (product, _, context) => {
      if (!runningReductionOf(product, context)) return null;
      const [view, price] = await Promise.all([context.pricing.view(), chargedPriceOf(product, context)]);
      return price && moneyToNumber(displayPrice(view, price.final));
    },
    special_from_date: (product, _, context) => midnightOf(runningReductionOf(product, context)?.startsOn),
    special_to_date: (product, _, context) => midnightOf(runningReductionOf(product, context)?.endsOn),
    unit_price: (product, _, context) => unitPriceOf(product, context),
    stock_status: (product) => (isInStock(product) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    only_x_left_in_stock: ({ kind, stock }, _, { settings }) =>
      kind === 'configurable' ? null : leftInStock(stock, settings.lowStockThreshold),
    categories: async ({ id, parentId }, _, { catalog }) => {
      const found = await catalog.categoriesOf(parentId ?? id);
      return found
        .map(({ categoryId }) => catalog.tree().byId(categoryId))
        .filter((category) => category !== undefined);
    },
    custom_attributes: (product, _, context) => customAttributes(product, context),
    custom_attributesV2: async (product, { filters }, context) => ({
      items: await attributeValues(product, filters ?? {}, context),
      errors: [],
    }),
    product_links: (product, _, context) => productLinks(product, context),
    related_products: linkedProducts('related'),
    upsell_products: linkedProducts('upsell'),
    crosssell_products: linkedProducts('crosssell'),
    most_viewed_products: linkedProducts('most_viewed'),
    rating_summary: async (product, _, context) => {
      const { reviews, stars } = await ratingOf(product, context);
      return reviews === 0 ? 0 : (stars * percentPerStar) / reviews;
    },
    review_count: async (product, _, context) => (await ratingOf(product, context)).reviews,
  },
  PhysicalProductInterface: {
    weight: ({ weightG }) => (weightG === null ? null : weightG / 1000),
  },
  CustomizableProductInterface: {
    options: () => null,
  },
  ComplexTextValue: {
    html: ({ html }, _, context) => renderDirectives(html, context),
  },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
} satisfies Resolvers<CatalogContext>;

const unrated: Rating = { reviews: 0, stars: 0 };
const percentPerStar = 20;

/** Of the product, whichever variant; none while the shop has no reviews. */
async function ratingOf(product: Product, { catalog, settings }: CatalogContext): Promise<Rating> {
  if (!settings.hasReviews) return unrated;
  const rated = product.parentId === null ? product : await catalog.product(product.parentId);
  return rated?.rating ?? unrated;
}

async function mediaGalleryEntries(product: Product, _: NoArguments, context: CatalogContext) {
  const name = productName(product, context);
  return (await mediaOf(product, context)).map((media, index) => ({
    ...showImage(media, labelOf(media, name, context), context.mediaUrl, index === 0),
    id: media.id,
    uid: encodeUid(media.id),
    mediaType: 'image',
    file: fileOfProduct(media),
    content: null,
    videoContent: null,
  }));
}

/** Products of one kind of link, in the merchant's order, without those that are switched off. */
function linkedProducts(kind: LinkKind) {
  return async (product: ProductRecord, _: unknown, { catalog }: CatalogContext) => {
    const links = await catalog.linksOf(product.parentId ?? product.id, kind);
    return links.map((link) => link.product);
  };
}

async function productLinks(product: ProductRecord, { catalog }: CatalogContext) {
  const links = await catalog.linksOf(product.parentId ?? product.id, null);
  return links.map(({ kind, position, product: linked }) => ({
    sku: product.sku,
    linkType: kind,
    linkedProductSku: linked.sku,
    linkedProductType: typeIds[linked.kind],
    position,
  }));
}
