import type { StockLevel } from '#stock';

export type ProductKind = 'configurable' | 'simple' | 'virtual' | 'gift_card';

/** What most answers about a product need; details, pictures and values are read when they are asked for. */
export interface ProductRecord {
  readonly entityType: 'PRODUCT';
  readonly id: number;
  readonly sku: string;
  readonly kind: ProductKind;
  /** Set on a variant. */
  readonly parentId: number | null;
  readonly weightG: number | null;
  readonly lengthCm: number | null;
  /** EUR cents without VAT; null where variants or amounts carry the prices. */
  readonly priceMinor: number | null;
  readonly stock: StockLevel;
  /** A variant has the name and url key of its product. */
  readonly name: string;
  readonly urlKey: string;
}

/** What a product's own page needs beyond the record. */
export interface ProductDetails {
  /** UTC, as `2026-01-31 09:00:00`. */
  readonly createdAt: string;
  readonly newFrom: string | null;
  readonly descriptionHtml: string | null;
  readonly shortDescription: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

export interface OptionValue {
  readonly attributeId: number;
  readonly optionId: number;
}

export interface AttributeValue {
  readonly attributeId: number;
  readonly value: string;
}

export interface Media {
  readonly id: number;
  readonly position: number;
  readonly file: string;
  readonly kind: string;
}

export type LinkKind = 'related' | 'upsell' | 'crosssell' | 'most_viewed';

export interface ProductLink {
  readonly kind: LinkKind;
  readonly linkedProductId: number;
  readonly position: number;
}

/** One of the attributes that tell the variants of a configurable product apart. */
export interface ConfigurableAttribute {
  readonly rowId: number;
  readonly attributeId: number;
  readonly position: number;
}

export interface GiftCard {
  readonly openMinimumMinor: number | null;
  readonly openMaximumMinor: number | null;
  readonly lifetimeDays: number | null;
  readonly messageMaxLength: number;
  readonly amounts: readonly { readonly id: number; readonly amountMinor: number }[];
}
