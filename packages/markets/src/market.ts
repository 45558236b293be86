import type { CurrencyCode } from '@bowline/kit';
import type { CountryCode } from './country-codes.ts';
import type { LocaleName } from './locale-names.ts';

/** The categories of specification 2.4; `webbing` is the parent that the path of `biothane` names. */
export const categoryKeys = [
  'mainCord',
  'ppm',
  'otherCord',
  'climbingRope',
  'dogLeash',
  'accessories',
  'leather',
  'webbing',
  'biothane',
  'diyKits',
  'diyTools',
  'newArrivals',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

/** The static content pages of specification 2.3, named by purpose because every locale has its own slug. */
export const staticPageIds = [
  'about',
  'terms',
  'whyBuy',
  'contact',
  'imprint',
  'privacy',
  'returns',
  'soldOut',
  'shippingRates',
  'showroom',
  'recycling',
  'wholesale',
  'ambassadors',
  'yesProduct',
  'paymentMethods',
  'withOrWithoutVat',
] as const;

export type StaticPageId = (typeof staticPageIds)[number];

/** What one locale's shop is called, and where it lives. */
export interface MarketAddress {
  readonly name: LocaleName;
  /** Store view code, and the language of content queries: `nl_NL`. */
  readonly code: string;
  readonly language: string;
  readonly friendlyName: string;
  readonly domain: string;
  readonly domainDefault: string;
  /** On hosts that are not this locale's own domain; empty for the default locale. */
  readonly prefix: string;
}

/** One locale's shop: where it lives, what it sells in, how it writes (specification 3, "Locale entry"). */
export interface Market extends MarketAddress {
  /** The country assumed until the visitor names another one. */
  readonly country: CountryCode;
  readonly defaultCurrency: CurrencyCode;
  readonly availableCurrencies: readonly OfferedCurrency[];
  readonly pricesIncludeVat: boolean;
  /** The site's part of every page title. */
  readonly titleSuffix: string;
  /** The name for social sharing (specification 2.6). */
  readonly siteName: string;
  /** The anchor of the shipping tab on a product page (specification 2.5). */
  readonly shippingAnchor: string;
  /** Words that stay lowercase in a title made from a path. */
  readonly smallWords: readonly string[];
  readonly formats: Formats;
}

export interface OfferedCurrency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  readonly title: string;
}

/** Kept as data because the ICU of a server and of a browser disagree, and a page must not change on hydration. */
export interface Formats {
  readonly decimalSeparator: string;
  readonly groupSeparator: string;
  /** 2 means that 1234 is written without a separator and 12 345 with one. */
  readonly minimumGroupingDigits: 1 | 2;
  readonly minusSign: string;
  /** `0` stands for the number and `¤` for the symbol. */
  readonly money: { readonly positive: string; readonly negative: string };
  /** `0` stands for the number. */
  readonly percent: string;
  /** Before a unit of measure. */
  readonly unitSpace: string;
  readonly footUnit: string;
  /** Feet stand before every length and unit price, or beside it, or once on the product page (decision D12). */
  readonly feet: 'first' | 'beside' | 'once';
  readonly currencySymbols: Readonly<Record<CurrencyCode, string>>;
  readonly dates: {
    readonly long: DateFormat;
    readonly short: DateFormat;
  };
}

export interface DateFormat {
  /** `{day}`, `{month}` and `{year}`; `{day2}` has two digits. */
  readonly pattern: string;
  readonly months: readonly string[];
}

/** All that differs between locales, one file each. Paths may contain `{product}` and `{brand}`. */
export interface LocaleDefinition {
  readonly market: Market;
  readonly pageSlugs: Readonly<Record<StaticPageId, string>>;
  readonly categoryPaths: Readonly<Record<CategoryKey, string>>;
  /** Further addresses of a category that lead to its path. */
  readonly categoryAliases?: Readonly<Record<string, CategoryKey>>;
}
