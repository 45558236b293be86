import type { PriceTier, Reduction } from '#pricing';
import type { StockLevel } from '#stock';
import type { TaxClass } from '#tax';

export type ProductKind = 'configurable' | 'simple' | 'virtual' | 'gift_card';

/** What most answers about a product need; details, pictures and values are read when they are asked for. */
export interface ProductRecord {
  readonly entityType: 'PRODUCT';
  readonly id: number;
  readonly sku: string;
  readonly kind: ProductKind;
  readonly taxClass: TaxClass;
  /** Set on a variant. */
  readonly parentId: number | null;
  readonly weightG: number | null;
  readonly lengthCm: number | null;
  /** EUR cents without VAT; null where variants or amounts carry the prices. */
  readonly priceMinor: number | null;
  /** In the currency of the visitor, without VAT. */
  readonly fixedMinor: number | null;
  readonly marketMinor: number | null;
  readonly reduction: Reduction | null;
  readonly stock: StockLevel;
  /** A variant has the name and url key of its product. */
  readonly name: string;
  readonly urlKey: string;
  /** What tells it from its siblings, and what they have in common; null where there is nothing to tell apart. */
  readonly colourName: string | null;
  readonly rangeName: string | null;
  /** Of a variant: its options in the order a customer chooses them; null on anything else. */
  readonly chosenOptionIds: readonly number[] | null;
  /** The first picture; a variant without one has that of its product. */
  readonly image: Media | null;
  /** Null on a variant. */
  readonly summary: ProductSummary | null;
  /** Null on a variant, and where nobody has written a review. */
  readonly rating: Rating | null;
  /** Set on the variants of a product, whose page shows them all. */
  readonly tiers?: readonly PriceTier[];
}

/** How many approved reviews a product has, and the stars of all of them together. */
export interface Rating {
  readonly reviews: number;
  readonly stars: number;
}

/** Worked out from the offers of a product whenever they change (see summaries/SPEC.md). */
export interface ProductSummary {
  readonly isSalable: boolean;
  /** Stored prices; not what is charged when there are special prices. */
  readonly lowestPriceMinor: number | null;
  readonly highestPriceMinor: number | null;
  /** The length whose price per metre is shown. */
  readonly unitPriceMinor: number | null;
  readonly unitLengthCm: number | null;
  /** Something on offer has a fixed price or a reduction, or only some of it a price in a market. */
  readonly hasSpecialPrices: boolean;
  /** Null where the prices above are converted for the visitor's market. */
  readonly market: MarketPrices | null;
}

/** As the visitor's market shows them (pricing rule 19); the last two are null where nothing is sold by length. */
export type MarketPrices = readonly [
  lowest: number,
  highest: number,
  ofLength: number | null,
  lengthCm: number | null,
];

/** One thing that can be bought under the name of a product: itself or an active variant. */
export interface SoldItem {
  readonly id: number;
  readonly taxClass: TaxClass;
  readonly priceMinor: number | null;
  readonly fixedMinor: number | null;
  readonly marketMinor: number | null;
  readonly reduction: Reduction | null;
  readonly lengthCm: number | null;
  readonly isSalable: boolean;
}

/** What a product's own page needs beyond the record. */
export interface ProductDetails {
  /** UTC, as `2026-01-31 09:00:00`. */
  readonly createdAt: string;
  readonly updatedAt: string;
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
  /** By locale. */
  readonly alternativeTexts: Readonly<Record<string, string>>;
}

export const linkKinds = ['related', 'crosssell', 'upsell', 'most_viewed'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface LinkedProduct {
  readonly kind: LinkKind;
  readonly position: number;
  readonly product: ProductRecord;
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
