import type { CurrencyCode } from '@bowline/kit';

/** What records are made from. Whoever keeps the facts hands them over in this form; nothing here knows where they lie. */
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
  readonly ratingScore: number | null;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** An ISO day. */
  readonly newFrom: string | null;
  /** As displayed in the locale, the lowest of what is on offer. */
  readonly prices: readonly {
    readonly currency: CurrencyCode;
    readonly minor: number;
    readonly otherMinor: number;
    readonly euroCents: number;
  }[];
  /** Categories above included. */
  readonly categories: readonly { readonly id: number; readonly position: number }[];
  /** Names from the top down. */
  readonly categoryTrails: readonly (readonly string[])[];
  readonly attributes: readonly AttributeFact[];
  readonly sortPositions: Readonly<Record<string, number>>;
  readonly popularity: number;
  readonly relatedIds: readonly number[];
  readonly boughtWithIds: readonly number[];
}

export interface AttributeFact {
  readonly code: string;
  readonly isFilterable: boolean;
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly value: string | null;
}

export interface AttributeDescription {
  readonly code: string;
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
  readonly trail: readonly string[];
}

export interface PageFacts {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly urlKey: string;
  readonly contentHtml: string;
}

/** Words that mean the same; with an input, only whoever types it means the words. */
export interface SynonymFact {
  readonly input: string | null;
  readonly words: readonly string[];
}

/** What the merchant wants a question answered with, by ids of products. */
export interface RuleFact {
  readonly id: number;
  readonly query: string;
  /** The first stands first. */
  readonly pinned: readonly number[];
  readonly hidden: readonly number[];
  readonly boosted: readonly number[];
  /** Moments in seconds since 1970; null where it has no such end. */
  readonly from: number | null;
  readonly until: number | null;
}
