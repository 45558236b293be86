import type { PriceCount, PriceMoment } from '#pricing';
import type { TaxClass } from '#tax';
import type { ProductRecord } from '../products/model.ts';

export type TextColumn = 'name' | 'description_html' | 'short_description';

export interface TextMatch {
  readonly column: TextColumn;
  readonly words: readonly string[];
  /** True when a word may go on after what was typed. */
  readonly isPrefix: boolean;
}

/** What the database can store: the upper bound of whoever sets none. */
export const highestPrice = 2_147_483_647;

/** Stored prices, both bounds included, of most goods. Fixed prices have bounds of their own: they are compared as displayed. */
export interface PriceBounds {
  readonly from: number;
  readonly to: number;
  /** Of each tax class with another VAT. */
  readonly ofClasses: readonly { readonly taxClass: TaxClass; readonly from: number; readonly to: number }[];
  readonly shownFrom: number;
  readonly shownTo: number;
}

/** Which products a listing shows. Every part that is given must hold. */
export interface ListingFilter {
  /** Products may be hidden from search results or from category listings. */
  readonly place: 'search' | 'catalog';
  readonly searchWords: readonly string[];
  /** For whom and when prices are compared. */
  readonly priced: PriceMoment;
  readonly skus?: readonly string[];
  readonly urlKeys?: readonly string[];
  /** Any of these categories. */
  readonly categories?: {
    readonly asked: readonly number[];
    /** Including what lies below them. */
    readonly families: readonly number[];
  };
  readonly texts: readonly TextMatch[];
  readonly price?: PriceBounds;
  /** Of each group at least one option. */
  readonly optionGroups: readonly { readonly code: string; readonly optionIds: readonly number[] }[];
  /** Values of text and boolean attributes. */
  readonly values: readonly {
    readonly attributeId: number;
    readonly code: string;
    readonly values: readonly string[];
  }[];
  /** What a search has found already; only its order is left to decide. */
  readonly ids?: readonly number[];
}

export type SortField =
  | { readonly by: 'relevance' | 'position' | 'name' | 'price' | 'rating' }
  | { readonly by: 'attribute'; readonly attributeId: number; readonly code: string };

export type SortKey = SortField & { readonly direction: 'ASC' | 'DESC' };

export interface ListingQuery {
  readonly filter: ListingFilter;
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly offset: number;
}

export interface ListingPage {
  readonly products: () => readonly ProductRecord[] | Promise<readonly ProductRecord[]>;
  readonly total: number;
}

export interface Facets {
  readonly prices: readonly PriceCount[];
  /** Including the products of categories below. */
  readonly categories: ReadonlyMap<number, number>;
  readonly options: ReadonlyMap<number, number>;
  /** Counts of the values of boolean attributes. */
  readonly values: readonly {
    readonly attributeId: number;
    readonly value: string;
    readonly count: number;
  }[];
}
