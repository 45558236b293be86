import type { TaxClass } from '#tax';
import { addAttributeValues, addConfigurableAttributes } from './add-attribute-values.ts';
import { addCanonicalPaths, addFormerPaths } from './add-paths.ts';
import { addPrices } from './add-prices.ts';
import { addSample } from './add-samples.ts';
import { everyLocale } from './every-locale.ts';
import type { ImportState } from './import-state.ts';
import type { GiftCardImport, ProductImport, SellableImport } from './types.ts';

const defaultCreatedAt = '2026-01-01T00:00:00Z';

/** Links are added when every product is known. */
export function addProduct(state: ImportState, product: ProductImport, position: number): void {
  const { batch } = state;
  const { id } = state.products.add(product.sku, {});
  addSellable(state, id, product, {
    kind: product.kind,
    tax_class: taxClassOf(product),
    parent_id: null,
    visibility: product.visibility ?? 'both',
    created_at: product.createdAt ?? defaultCreatedAt,
    new_from: product.newFrom ?? null,
    sibling_group: product.siblingGroup ?? null,
  });
  batch.add(
    'product_text',
    ...everyLocale(product.texts, (locale, text) => ({
      product_id: id,
      locale,
      name: text.name,
      description_html: text.descriptionHtml ?? null,
      short_description: text.shortDescription ?? null,
      colour_name: text.colourName ?? null,
      range_name: text.rangeName ?? null,
      url_key: text.urlKey,
      meta_title: text.metaTitle ?? null,
      meta_description: text.metaDescription ?? null,
      stands_in: product.texts[locale] === undefined,
    })),
  );
  const entity = { entityType: 'PRODUCT', entityId: id } as const;
  addCanonicalPaths(batch, entity, product.texts, (text) => text.urlKey);
  addFormerPaths(batch, entity, product.formerUrlKeys);
  for (const category of product.categories ?? []) {
    batch.add('product_category', {
      product_id: id,
      category_id: state.categories.find(category.key, `The product "${product.sku}"`).id,
      position: category.position ?? position,
    });
  }
  if (product.giftCard) addGiftCard(state, id, product.giftCard);
  addSample(state, id, product);
  addVariants(state, id, product);
}

function addVariants(state: ImportState, productId: number, product: ProductImport): void {
  const attributes = product.configurableAttributes ?? [];
  if ((product.kind === 'configurable') !== attributes.length > 0) {
    throw new Error(
      `The product "${product.sku}" must have configurable attributes exactly if it is configurable`,
    );
  }
  addConfigurableAttributes(state, productId, product);
  for (const variant of product.variants ?? []) {
    const missing = attributes.find((code) => variant.attributes?.[code] === undefined);
    if (missing) throw new Error(`The variant "${variant.sku}" has no value for "${missing}"`);
    const { id } = state.products.add(variant.sku, {});
    addSellable(state, id, variant, {
      kind: 'simple',
      tax_class: taxClassOf(product),
      parent_id: productId,
      visibility: 'none',
      created_at: product.createdAt ?? defaultCreatedAt,
      new_from: product.newFrom ?? null,
      sibling_group: null,
    });
  }
}

function taxClassOf({ kind, taxClass = 'standard' }: ProductImport): TaxClass {
  return kind === 'gift_card' ? 'none' : taxClass;
}

interface Place {
  readonly kind: string;
  readonly tax_class: TaxClass;
  readonly parent_id: number | null;
  readonly visibility: string;
  readonly created_at: string;
  readonly new_from: string | null;
  readonly sibling_group: string | null;
}

function addSellable(state: ImportState, id: number, sellable: SellableImport, place: Place): void {
  const owner = `The product "${sellable.sku}"`;
  const { batch } = state;
  batch.add('product', {
    id,
    sku: sellable.sku,
    ...place,
    is_active: sellable.isActive ?? true,
    weight_g: sellable.weightGrams ?? null,
    length_cm: sellable.lengthCm ?? null,
    price_minor: sellable.priceMinor ?? null,
    stock_pool_id: sellable.stock ? state.stockPools.find(sellable.stock.pool, owner).id : null,
    stock_units: sellable.stock?.units ?? null,
  });
  addPrices(state, id, sellable, place.created_at);
  for (const [index, media] of (sellable.media ?? []).entries()) {
    batch.add('product_media', {
      id: state.nextId('product_media'),
      product_id: id,
      position: index + 1,
      file: media.file,
      kind: media.kind,
    });
  }
  addAttributeValues(state, id, sellable);
}

/** As long as a customer of Magento may write by default. */
const defaultMessageLength = 255;

function addGiftCard(state: ImportState, productId: number, card: GiftCardImport): void {
  state.batch.add('gift_card', {
    product_id: productId,
    open_minimum_minor: card.openAmount?.minimumMinor ?? null,
    open_maximum_minor: card.openAmount?.maximumMinor ?? null,
    lifetime_days: card.lifetimeDays ?? null,
    message_max_length: card.messageMaxLength ?? defaultMessageLength,
  });
  for (const amountMinor of card.amountsMinor) {
    state.batch.add('gift_card_amount', {
      id: state.nextId('gift_card_amount'),
      product_id: productId,
      amount_minor: amountMinor,
    });
  }
}
