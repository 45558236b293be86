import type { CurrencyCode } from '@bowline/kit';
import type { Day } from '#stores';

/** What a search index knows of a product in one locale (rules 7 and 8). */
export interface ProductFacts {
  readonly id: number;
  readonly sku: string;
  readonly variantSkus: readonly string[];
  readonly kind: string;
  readonly visibility: 'both' | 'catalog' | 'search';
  readonly name: string;
  readonly urlKey: string;
  /** What addresses of products end with; empty for nothing. */
  readonly urlSuffix: string;
  readonly shortDescription: string | null;
  readonly descriptionHtml: string | null;
  /** Below the media root. */
  readonly imageFile: string | null;
  readonly isSalable: boolean;
  /** Hundredths of a star, as reviews rule 10 counts; null where nobody has written a review. */
  readonly ratingScore: number | null;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly newFrom: Day | null;
  /** Empty when there is nothing to pay for. */
  readonly prices: readonly PriceFact[];
  /** Where the product is found, categories above included, with its foremost position there. */
  readonly categories: readonly { readonly id: number; readonly position: number }[];
  /** The names on the way to each category the product lies in, from the top down. */
  readonly categoryTrails: readonly (readonly string[])[];
  readonly attributes: readonly AttributeFact[];
  /** The first place that an option of the product or of a variant has in the order of a sortable attribute. */
  readonly sortPositions: Readonly<Record<string, number>>;
  /** How often other products point at this one. */
  readonly popularity: number;
  readonly relatedIds: readonly number[];
  readonly boughtWithIds: readonly number[];
}

export interface PriceFact {
  readonly currency: CurrencyCode;
  readonly minor: number;
  /** The same with VAT where the shop shows prices without, and without it elsewhere. */
  readonly otherMinor: number;
  /** The first in euro cents, for ranges that are the same in every currency (pricing rule 9). */
  readonly euroCents: number;
}

/** Options of the product and of its variants, or the value of a text or boolean attribute. */
export interface AttributeFact {
  readonly code: string;
  readonly isFilterable: boolean;
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly value: string | null;
}

export interface AttributeDescription {
  readonly code: string;
  readonly label: string;
  readonly isFilterable: boolean;
  readonly isSortable: boolean;
  readonly hasOptions: boolean;
}

export interface CategoryFacts {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly urlPath: string;
  readonly urlSuffix: string;
  readonly descriptionHtml: string | null;
  readonly imageFile: string | null;
  readonly level: number;
  readonly position: number;
  readonly isInMenu: boolean;
  readonly productCount: number;
  /** From the top down, the category itself last. */
  readonly trail: readonly string[];
}

export interface PageFacts {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly urlKey: string;
  readonly contentHtml: string;
}
