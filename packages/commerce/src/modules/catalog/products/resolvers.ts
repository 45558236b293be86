import { moneyToNumber } from '@bowline/kit';
import { encodeUid, type ResolverMap } from '#graphql';
import { displayPrice, shownTiers } from '#pricing';
import { leftInStock } from '#stock';
import { renderDirectives } from '#stores';
import { type AttributeFilterInput, attributeValues } from '../attributes/product-values.ts';
import type { CatalogContext } from '../model.ts';
import { gallery, mainImage, mediaOf } from './images.ts';
import { linkedProducts, productLinks } from './links.ts';
import type { ProductDetails, ProductRecord } from './model.ts';
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

const complexText = (html: string | null) => (html === null ? null : { html });

/** As Magento writes a day. */
const midnightOf = (day: string | null | undefined) => (day ? `${day} 00:00:00` : null);

export const productResolvers = {
  Query: {
    product_url_keys: (_: unknown, { sku }: { sku: string }, { catalog }: CatalogContext) =>
      catalog.productUrlKeys(sku),
  },
  ProductInterface: {
    __resolveType: productTypeName,
    uid: ({ id }: Product) => encodeUid(id),
    type_id: ({ kind }: Product) => typeIds[kind],
    name: (product: Product, _: NoArguments, context: CatalogContext) => productName(product, context),
    url_key: (product: Product, _: NoArguments, context: CatalogContext) => productUrlKey(product, context),
    url_suffix: () => '',
    canonical_url: ({ urlKey }: Product) => urlKey,
    description: detail(({ descriptionHtml }) => complexText(descriptionHtml)),
    short_description: detail(({ shortDescription }) => complexText(shortDescription)),
    meta_title: detail(({ metaTitle }) => metaTitle),
    meta_description: detail(({ metaDescription }) => metaDescription),
    created_at: detail(({ createdAt }) => createdAt),
    new_from_date: detail(({ newFrom }) => midnightOf(newFrom)),
    gift_message_available: () => false,
    image,
    small_image: image,
    thumbnail: image,
    swatch_image: async (product: Product, _: NoArguments, context: CatalogContext) =>
      (await mediaOf(product, context)).find(({ kind }) => kind === 'close_up')?.file ?? null,
    media_gallery: (product: Product, _: NoArguments, context: CatalogContext) => gallery(product, context),
    media_gallery_entries: mediaGalleryEntries,
    price_range: (product: Product, _: NoArguments, context: CatalogContext) =>
      priceRangeOf(product, context),
    price: async (product: Product, _: NoArguments, context: CatalogContext) => {
      const range = await priceRangeOf(product, context);
      return {
        minimalPrice: { amount: range?.minimumPrice.finalPrice },
        maximalPrice: { amount: range?.maximumPrice.finalPrice },
        regularPrice: { amount: range?.minimumPrice.regularPrice },
      };
    },
    price_tiers: async (product: Product, _: NoArguments, context: CatalogContext) => {
      const { pricing } = context;
      const price = await chargedPriceOf(product, context);
      if (!price) return [];
      return shownTiers(pricing.view(), price.final, product.tiers ?? (await pricing.tiersOf(product.id)));
    },
    special_price: async (product: Product, _: NoArguments, context: CatalogContext) => {
      if (!runningReductionOf(product, context)) return null;
      const [view, price] = await Promise.all([context.pricing.view(), chargedPriceOf(product, context)]);
      return price && moneyToNumber(displayPrice(view, price.final));
    },
    special_from_date: (product: Product, _: NoArguments, context: CatalogContext) =>
      midnightOf(runningReductionOf(product, context)?.startsOn),
    special_to_date: (product: Product, _: NoArguments, context: CatalogContext) =>
      midnightOf(runningReductionOf(product, context)?.endsOn),
    unit_price: (product: Product, _: NoArguments, context: CatalogContext) => unitPriceOf(product, context),
    stock_status: (product: Product) => (isInStock(product) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    only_x_left_in_stock: ({ kind, stock }: Product, _: NoArguments, { settings }: CatalogContext) =>
      kind === 'configurable' ? null : leftInStock(stock, settings.lowStockThreshold),
    categories: async ({ id, parentId }: Product, _: NoArguments, { catalog }: CatalogContext) => {
      const found = await catalog.categoriesOf(parentId ?? id);
      return found
        .map(({ categoryId }) => catalog.tree().byId(categoryId))
        .filter((category) => category !== undefined);
    },
    custom_attributesV2: async (
      product: Product,
      { filters }: { filters?: AttributeFilterInput | null },
      context: CatalogContext,
    ) => ({ items: await attributeValues(product, filters ?? {}, context), errors: [] }),
    product_links: (product: Product, _: NoArguments, context: CatalogContext) =>
      productLinks(product, context),
    related_products: linkedProducts('related'),
    upsell_products: linkedProducts('upsell'),
    crosssell_products: linkedProducts('crosssell'),
    most_viewed_products: linkedProducts('most_viewed'),
    // Nobody can write a review yet.
    rating_summary: () => 0,
    review_count: () => 0,
    reviews: (_: Product, { pageSize, currentPage }: { pageSize: number; currentPage: number }) => ({
      items: [],
      pageInfo: { pageSize, currentPage, totalPages: 0 },
    }),
  },
  PhysicalProductInterface: {
    weight: ({ weightG }: Product) => (weightG === null ? null : weightG / 1000),
  },
  CustomizableProductInterface: {
    options: () => null,
  },
  ComplexTextValue: {
    html: ({ html }: { html: string }, _: NoArguments, context: CatalogContext) =>
      renderDirectives(html, context),
  },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
} satisfies ResolverMap;

async function mediaGalleryEntries(product: Product, _: NoArguments, context: CatalogContext) {
  const [media, images] = await Promise.all([mediaOf(product, context), gallery(product, context)]);
  return media.map(({ id, file }, index) => ({
    ...images[index],
    id,
    uid: encodeUid(id),
    mediaType: 'image',
    file: `/${file}`,
  }));
}
