import type { CurrencyCode } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';

/**
 * A text or a group of texts per locale. English is the fallback: a locale that is left out receives the English
 * value when it is stored, so reading never has to look at a second locale.
 */
export type Localised<T> = Readonly<Partial<Record<LocaleName, T>>> & { readonly en: T };

/** A whole catalogue. Entities refer to one another by keys and skus; ids are given out in the order of this data. */
export interface CatalogueImport {
  readonly attributes: Iterable<AttributeImport>;
  /** A parent stands before its children. */
  readonly categories: Iterable<CategoryImport>;
  readonly stockPools: Iterable<StockPoolImport>;
  /** Read once and in order, so a generator keeps a large catalogue out of memory. */
  readonly products: Iterable<ProductImport>;
  readonly exchangeRates: Iterable<ExchangeRateImport>;
  readonly cmsPages?: Iterable<CmsPageImport>;
  readonly cmsBlocks?: Iterable<CmsBlockImport>;
  readonly rewrites?: Iterable<RewriteImport>;
}

export type AttributeInputType = 'text' | 'select' | 'multiselect' | 'boolean';

export interface AttributeImport {
  /** Becomes a GraphQL field name: letters, digits and underscores. */
  readonly code: string;
  readonly inputType: AttributeInputType;
  readonly labels: Localised<string>;
  /** Becomes a filter and a facet. Default false. */
  readonly isFilterable?: boolean;
  /** May tell the variants of a configurable product apart. Default false. */
  readonly isConfigurable?: boolean;
  /** Shown among the specifications of a product. Default true. */
  readonly isVisible?: boolean;
  /** Becomes a sort order, by the position of the options. Default false. */
  readonly isSortable?: boolean;
  /** Options of a select or multiselect attribute in their order of display. */
  readonly options?: readonly AttributeOptionImport[];
}

export interface AttributeOptionImport {
  /** Unique within the attribute. */
  readonly code: string;
  readonly labels: Localised<string>;
  /** A colour such as `#aa3311`, or a media file. */
  readonly swatch?: string;
}

export interface CategoryTextImport {
  readonly name: string;
  /** The whole path below the shop's root, such as `other-cord/climbing-rope-per-meter`. */
  readonly urlPath: string;
  readonly descriptionHtml?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

export interface CategoryImport {
  readonly key: string;
  /** Absent for a category of the first level. */
  readonly parent?: string;
  readonly texts: Localised<CategoryTextImport>;
  /** Default true. */
  readonly isActive?: boolean;
  /** Default true. */
  readonly includeInMenu?: boolean;
  readonly imageFile?: string;
  /** Former url paths; each redirects permanently. */
  readonly formerUrlPaths?: Readonly<Partial<Record<LocaleName, readonly string[]>>>;
}

export interface StockPoolImport {
  readonly key: string;
  /** Centimetres of a cut cord, pieces of everything else. */
  readonly quantity: number;
}

export interface StockImport {
  /** Key of the pool this product draws on; several lengths of one colour share one pool. */
  readonly pool: string;
  /** What one sold unit takes from the pool: the centimetres of a length, 1 for pieces. */
  readonly units: number;
}

export type ProductKind = 'configurable' | 'simple' | 'virtual' | 'gift_card';
export type Visibility = 'both' | 'catalog' | 'search' | 'none';
export type ProductLinkKind = 'related' | 'upsell' | 'crosssell' | 'most_viewed';
export type MediaKind = 'coil' | 'close_up' | 'in_use' | 'front' | 'detail' | 'package';

export interface ProductTextImport {
  readonly name: string;
  /** What tells it from its siblings, and what they have in common: `Royal Blue`, `Paracord 550 Type III`. */
  readonly colourName?: string;
  readonly rangeName?: string;
  readonly urlKey: string;
  readonly descriptionHtml?: string;
  readonly shortDescription?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

export interface PriceTierImport {
  readonly quantity: number;
  /** Whole per cents that one piece costs less from this quantity on. */
  readonly percentOff: number;
}

export interface MarketPriceImport {
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
  readonly priceMinor: number;
}

/** A lower price for some days, both included, by the shop's calendar. */
export interface ReductionImport {
  /** EUR cents without VAT, below the price itself. */
  readonly priceMinor: number;
  /** ISO date; default the day after the last recorded price. */
  readonly from?: string;
  /** ISO date; default until it is withdrawn. */
  readonly to?: string;
}

export interface RecordedPriceImport {
  /** ISO date (which begins in the shop's time zone), or date and time with its zone. */
  readonly validFrom: string;
  /** What was charged from then on, earlier reductions included; EUR cents without VAT. */
  readonly priceMinor: number;
}

/** A short piece of a cord to look at, cut from the pool of its lengths. */
export interface SampleImport {
  /** Default the sku of the product with `-SAMPLE`. */
  readonly sku?: string;
  /** EUR cents without VAT; default 50 (decision D4). */
  readonly priceMinor?: number;
  /** Default 10 (decision D4). */
  readonly lengthCm?: number;
}

export interface MediaImport {
  /** Path below the media root, such as `products/para-550-red/coil.svg`. */
  readonly file: string;
  readonly kind: MediaKind;
}

/** Option codes of a select, text of a text attribute, true or false of a boolean one; keyed by attribute code. */
export type AttributeValuesImport = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What a product and a variant of a configurable product have in common. */
export interface SellableImport {
  readonly sku: string;
  /** EUR cents without VAT; absent on a configurable product, whose variants carry the prices. */
  readonly priceMinor?: number;
  readonly tiers?: readonly PriceTierImport[];
  /** Minor units of a currency without VAT, used instead of converting the price. */
  readonly fixedPrices?: Readonly<Partial<Record<Exclude<CurrencyCode, 'EUR'>, number>>>;
  /** As the market shows them: with VAT where its prices include it. */
  readonly marketPrices?: readonly MarketPriceImport[];
  readonly reduction?: ReductionImport;
  /** Ends with the present price; default that price since the product was created. */
  readonly priceHistory?: readonly RecordedPriceImport[];
  readonly weightGrams?: number;
  /** Length of a piece of cut cord; gives the unit price per metre. */
  readonly lengthCm?: number;
  /** Absent: never runs out (courses, gift cards). */
  readonly stock?: StockImport;
  readonly attributes?: AttributeValuesImport;
  readonly media?: readonly MediaImport[];
  /** Default true. */
  readonly isActive?: boolean;
}

export interface GiftCardImport {
  /** Amounts offered for choosing, EUR cents. */
  readonly amountsMinor: readonly number[];
  /** Bounds of a free amount, EUR cents; absent when only the amounts above are sold. */
  readonly openAmount?: { readonly minimumMinor: number; readonly maximumMinor: number };
  readonly lifetimeDays?: number;
  readonly messageMaxLength?: number;
}

export interface ProductImport extends SellableImport {
  readonly kind: ProductKind;
  /** Default `standard`; gift cards have none. */
  readonly taxClass?: 'standard' | 'books' | 'services';
  readonly texts: Localised<ProductTextImport>;
  /** Default `both`. */
  readonly visibility?: Visibility;
  /** Codes of the attributes that tell the variants apart, in the order the customer chooses. */
  readonly configurableAttributes?: readonly string[];
  readonly variants?: readonly VariantImport[];
  readonly giftCard?: GiftCardImport;
  readonly sample?: true | SampleImport;
  /** Products of one group are the colours of one cord. */
  readonly siblingGroup?: string;
  readonly categories?: readonly ProductCategoryImport[];
  readonly links?: readonly ProductLinkImport[];
  /** Former url keys; each redirects permanently. */
  readonly formerUrlKeys?: Readonly<Partial<Record<LocaleName, readonly string[]>>>;
  /** ISO date and time; default 2026-01-01T00:00:00Z. */
  readonly createdAt?: string;
  /** ISO date from which the product counts as new. */
  readonly newFrom?: string;
}

/** A variant has no texts: its name is the product's name with the labels of its options. */
export interface VariantImport extends SellableImport {
  readonly priceMinor: number;
}

export interface ProductCategoryImport {
  readonly key: string;
  /** Place in the category's own order; default the order of the import. */
  readonly position?: number;
}

export interface ProductLinkImport {
  readonly sku: string;
  readonly kind: ProductLinkKind;
}

export interface ExchangeRateImport {
  readonly currency: CurrencyCode;
  /** Millionths of the currency for one euro. */
  readonly ratePerMillion: number;
  /** ISO date of the reference rate. */
  readonly asOf: string;
}

export interface CmsPageTextImport {
  readonly title: string;
  readonly urlKey: string;
  readonly contentHtml: string;
  readonly contentHeading?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

export interface CmsPageImport {
  /** Stable in all locales; `home` is the page that `/` resolves to. */
  readonly identifier: string;
  readonly texts: Localised<CmsPageTextImport>;
  /** Default true. */
  readonly isActive?: boolean;
  readonly formerUrlKeys?: Readonly<Partial<Record<LocaleName, readonly string[]>>>;
}

export interface CmsBlockImport {
  readonly identifier: string;
  readonly texts: Localised<{ readonly title: string; readonly contentHtml: string }>;
  readonly isActive?: boolean;
}

/** A path of the merchant's own choosing. `target` is an entity, another path, or an address elsewhere. */
export interface RewriteImport {
  readonly locale: LocaleName;
  readonly requestPath: string;
  readonly target:
    | { readonly product: string }
    | { readonly category: string }
    | { readonly cmsPage: string }
    | { readonly path: string };
  /** 0 shows the target under this path; 301 and 302 redirect to it. A `path` target is always a redirect. */
  readonly redirectCode: 0 | 301 | 302;
}
