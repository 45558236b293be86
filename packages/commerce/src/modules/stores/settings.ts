import { type CountryCode, isCountryCode } from '@bowline/markets';
import type { LimitsPerWhoAndWhere, RateLimit } from './rate-limiter.ts';

/** What the installation is; the same from its start to its end. */
export interface InstallationSettings {
  readonly timeZone: string;
  readonly websiteCode: string;
  readonly storeGroupCode: string;
  readonly homePageIdentifier: string;
  readonly notFoundPageIdentifier: string;
  readonly cookiesPageIdentifier: string;
  /** Where messages of visitors go. */
  readonly contactEmail: string;
}

/** What a merchant decides for the whole shop, at any time. `storeConfig` shows those values that it has fields for. */
export interface DecidedSettings {
  /** What addresses of products and of categories end with (specification 2.1): nothing, or `.html`. */
  readonly productUrlSuffix: string;
  readonly categoryUrlSuffix: string;
  /** Page sizes offered in a listing; the first is the default (decision D4). */
  readonly listingPageSizes: readonly [number, ...number[]];
  /** Show products that cannot be bought at the moment; they offer a message when they are back. */
  readonly showOutOfStock: boolean;
  /** From this many pieces down the number left is shown; 0 never shows it. */
  readonly lowStockThreshold: number;
  /** Orders before this time of a working day are dispatched on it (decision D7). */
  readonly orderCutOff: string;
  /** Decision D3, in euro cents; other currencies have clean amounts (pricing rule 17). */
  readonly minimumOrderMinor: number;
  readonly incentiveSteps: readonly { readonly fromMinor: number; readonly basisPoints: number }[];
  readonly giftCardRange: { readonly fromMinor: number; readonly toMinor: number };
  /** How many lines the street of an address may have. */
  readonly streetLines: number;
  /** After so many days a cart that nobody touched is removed (cart rule 18). */
  readonly cartLifeDays: number;
  /** What clients that build pages of their own are told, by `storeConfig`. */
  readonly clientPages: ClientPages;
  /** How often codes of gift cards may be tried from one place. */
  readonly giftCardTries: RateLimit;
  /** How often codes of coupons may be tried from one place. */
  readonly couponTries: RateLimit;
  /** How often payments may be tried again from one place. */
  readonly paymentRetries: RateLimit;
  /** Orders for one e-mail address, and from one place (checkout rule 31). */
  readonly orderLimits: LimitsPerWhoAndWhere;
  /** Letters that anybody can cause: to one e-mail address, and from one place, whatever they are about. */
  readonly letterLimits: LimitsPerWhoAndWhere;
  /** How often an order may be looked for by number, e-mail address and name from one place. */
  readonly guestOrderTries: RateLimit;
  /** Which version of the terms a buyer agrees to; kept with the order (decision D6). */
  readonly termsVersion: string;
  /** How long an order waits for its money, and how long for money that takes days (checkout rule 25). */
  readonly unpaidOrderMinutes: number;
  readonly unpaidTransferDays: number;
  /** The part of a pool that money under way for days may hold (checkout rule 28). */
  readonly transferSharePercent: number;
  /** Orders that may be unpaid: for one e-mail address, and from one place (checkout rule 29). */
  readonly unpaidOrderLimits: LimitsPerWhoAndWhere;
  /** Ways to pay without a provider that the shop takes (payments rule 14). */
  readonly offlineMethods: readonly OfflineMethod[];
  /** Where bank transfers without a provider go, if the shop has an account for them. */
  readonly bankAccount: { readonly iban: string; readonly bic: string } | 'none';
  /** Whole years that an invoice is kept after the year it was issued in (orders rule 22): seven by Dutch law. */
  readonly invoiceRetentionYears: number;
  /** Pence without VAT up to which goods to Great Britain carry British VAT (tax rule 6). */
  readonly ukVatLimitMinor: number;
  /** Who lives where may collect an order at the warehouse (shipping rule 11). */
  readonly collectingCountries: readonly CountryCode[] | 'all';
  /** Where VAT is rounded (totals rule 4). */
  readonly vatRounding: 'per-line' | 'per-order';
  readonly minimumPasswordLength: number;
  readonly requiredPasswordCharacterClasses: number;
  readonly customerTokenHours: number;
  /** An account waits for its e-mail address to be confirmed before anybody signs in (customers rule 2). */
  readonly confirmsEmailBeforeSignIn: boolean;
  /** `isEmailAvailable` tells the truth (customers rule 13). */
  readonly tellsWhetherEmailIsKnown: boolean;
  /** Tries to sign in: with one e-mail address from one place, and from one place (customers rule 7). */
  readonly signInLimits: LimitsPerWhoAndWhere;
  /** Tries to sign in with one e-mail address from all places that its owner has not signed in from. */
  readonly signInTriesOfStrangers: RateLimit;
  /** Letters to set a new password or to confirm an address (customers rule 8). */
  readonly accountLetterLimits: LimitsPerWhoAndWhere;
  /** New accounts from one place. */
  readonly registrationLimit: RateLimit;
  /** How often a reminder may be asked for: for one e-mail address, and from one place (decision D8). */
  readonly reminderLimits: LimitsPerWhoAndWhere;
  readonly hasWishlists: boolean;
  /** Of one customer (wishlists rule 2). */
  readonly mostWishlists: number;
  readonly hasReviews: boolean;
  /** What one customer may write (reviews rule 2), and who votes or reports from one place (reviews rules 13 and 14). */
  readonly reviewLimits: Readonly<Record<'writing' | 'voting' | 'reporting', RateLimit>>;
  readonly contactLimits: LimitsPerWhoAndWhere;
  /** From when on a pair is frequent: so many orders, and so much of the orders with the product (recommendations rule 7). */
  readonly boughtTogether: { readonly orders: number; readonly sharePercent: number };
}

export interface ClientPages {
  /** What the store without a country of its own counts as, where a locale has to name one. */
  readonly englishLocale: 'en_GB' | 'en_US';
  /** How many lines the summary of an order shows before it is unfolded. */
  readonly orderSummaryLines: number;
  readonly showsMiniCart: boolean;
  readonly miniCartLines: number;
  /** The number beside the cart counts pieces, or else lines. */
  readonly cartCountsPieces: boolean;
  /** A line of a cart shows the picture of its variant, or else of the product. */
  readonly showsPictureOfVariant: boolean;
  /** Totals name the tax even where it is nothing. */
  readonly showsZeroTax: boolean;
  readonly showsTaxOfEveryRate: boolean;
}

const offlineMethods = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder'] as const;
type OfflineMethod = (typeof offlineMethods)[number];

export type ShopSettings = InstallationSettings & DecidedSettings;

export const defaultSettings: ShopSettings = {
  timeZone: 'Europe/Amsterdam',
  websiteCode: 'base',
  storeGroupCode: 'main_website_store',
  homePageIdentifier: 'home',
  notFoundPageIdentifier: 'no-route',
  cookiesPageIdentifier: 'privacy-notice-and-cookies',
  contactEmail: 'service@bowline.eu',
  productUrlSuffix: '',
  categoryUrlSuffix: '',
  listingPageSizes: [48, 24, 96],
  showOutOfStock: true,
  lowStockThreshold: 5,
  orderCutOff: '16:00',
  minimumOrderMinor: 10_00,
  incentiveSteps: [
    { fromMinor: 75_00, basisPoints: 500 },
    { fromMinor: 150_00, basisPoints: 1000 },
  ],
  giftCardRange: { fromMinor: 10_00, toMinor: 250_00 },
  streetLines: 2,
  cartLifeDays: 90,
  clientPages: {
    englishLocale: 'en_GB',
    orderSummaryLines: 10,
    showsMiniCart: true,
    miniCartLines: 5,
    cartCountsPieces: true,
    showsPictureOfVariant: true,
    showsZeroTax: false,
    showsTaxOfEveryRate: true,
  },
  giftCardTries: { uses: 20, withinSeconds: 3_600 },
  couponTries: { uses: 30, withinSeconds: 3_600 },
  paymentRetries: { uses: 20, withinSeconds: 3_600 },
  orderLimits: {
    perEmail: { uses: 20, withinSeconds: 3_600 },
    perPlace: { uses: 100, withinSeconds: 3_600 },
  },
  letterLimits: {
    perEmail: { uses: 10, withinSeconds: 3_600 },
    perPlace: { uses: 30, withinSeconds: 3_600 },
  },
  guestOrderTries: { uses: 30, withinSeconds: 3_600 },
  termsVersion: '2026-11-01',
  unpaidOrderMinutes: 120,
  unpaidTransferDays: 7,
  transferSharePercent: 20,
  unpaidOrderLimits: {
    perEmail: { uses: 10, withinSeconds: 86_400 },
    perPlace: { uses: 20, withinSeconds: 86_400 },
  },
  offlineMethods: [],
  bankAccount: 'none',
  invoiceRetentionYears: 7,
  // Specification 9.
  ukVatLimitMinor: 135_00,
  collectingCountries: 'all',
  vatRounding: 'per-line',
  minimumPasswordLength: 8,
  requiredPasswordCharacterClasses: 3,
  customerTokenHours: 30 * 24,
  confirmsEmailBeforeSignIn: false,
  tellsWhetherEmailIsKnown: false,
  signInLimits: {
    perEmail: { uses: 10, withinSeconds: 900 },
    perPlace: { uses: 60, withinSeconds: 900 },
  },
  signInTriesOfStrangers: { uses: 100, withinSeconds: 3_600 },
  accountLetterLimits: {
    perEmail: { uses: 5, withinSeconds: 3_600 },
    perPlace: { uses: 20, withinSeconds: 3_600 },
  },
  registrationLimit: { uses: 10, withinSeconds: 3_600 },
  hasWishlists: true,
  mostWishlists: 50,
  reminderLimits: {
    perEmail: { uses: 10, withinSeconds: 3_600 },
    perPlace: { uses: 30, withinSeconds: 3_600 },
  },
  hasReviews: true,
  reviewLimits: {
    writing: { uses: 10, withinSeconds: 3_600 },
    voting: { uses: 60, withinSeconds: 3_600 },
    reporting: { uses: 10, withinSeconds: 3_600 },
  },
  contactLimits: {
    perEmail: { uses: 5, withinSeconds: 3_600 },
    perPlace: { uses: 20, withinSeconds: 3_600 },
  },
  boughtTogether: { orders: 5, sharePercent: 5 },
};

export interface SettingRule {
  accepts(value: unknown): boolean;
  /** Ends the sentence "<name> must …". */
  readonly must: string;
  /** Changes what a search finds, so that its records are made anew. */
  readonly isSearched?: boolean;
}

const isBoolean = (value: unknown) => typeof value === 'boolean';

const isWhole = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const wholeNumber = (least: number, most: number): SettingRule => ({
  accepts: isWhole(least, most),
  must: `be a whole number from ${least} to ${most}`,
});

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** Exactly these fields. */
const hasFields = (fields: Fields) => (value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length === Object.keys(fields).length &&
    entries.every(([name, field]) => Object.hasOwn(fields, name) && fields[name]?.(field))
  );
};

const mostMinor = 1_000_000_00;
const isAmount = isWhole(0, mostMinor);
const isRateLimit = hasFields({ uses: isWhole(1, 10_000), withinSeconds: isWhole(1, 7 * 86_400) });
const rateLimit: SettingRule = {
  accepts: isRateLimit,
  must: 'have uses (1 to 10000) and withinSeconds (1 to 604800)',
};
const limitsPerWhoAndWhere: SettingRule = {
  accepts: hasFields({ perEmail: isRateLimit, perPlace: isRateLimit }),
  must: `have perEmail and perPlace, each of which must ${rateLimit.must}`,
};

const isIncentiveStep = hasFields({ fromMinor: isWhole(1, mostMinor), basisPoints: isWhole(1, 10_000) });

function areIncentiveSteps(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 10 || !value.every(isIncentiveStep)) return false;
  const steps = value as DecidedSettings['incentiveSteps'];
  return steps.every(({ fromMinor, basisPoints }, index) => {
    const before = steps[index - 1];
    return !before || (before.fromMinor < fromMinor && before.basisPoints < basisPoints);
  });
}

const isBankAccount = hasFields({
  iban: (value) => typeof value === 'string' && /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(value),
  bic: (value) => typeof value === 'string' && /^[A-Z\d]{8}(?:[A-Z\d]{3})?$/.test(value),
});

function isGiftCardRange(value: unknown): boolean {
  if (!hasFields({ fromMinor: isWhole(1, mostMinor), toMinor: isAmount })(value)) return false;
  const { fromMinor, toMinor } = value as DecidedSettings['giftCardRange'];
  return fromMinor <= toMinor;
}

const urlSuffix: SettingRule = {
  accepts: (value) => typeof value === 'string' && /^(\.[a-z0-9]{1,10})?$/.test(value),
  must: 'be empty or an ending such as .html',
  isSearched: true,
};

export const settingRules: Readonly<Record<keyof DecidedSettings, SettingRule>> = {
  productUrlSuffix: urlSuffix,
  categoryUrlSuffix: urlSuffix,
  listingPageSizes: {
    accepts: (value) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= 5 &&
      value.every(isWhole(1, 100)) &&
      new Set(value).size === value.length,
    must: 'list one to five different page sizes from 1 to 100',
  },
  showOutOfStock: {
    accepts: isBoolean,
    must: 'be true or false',
    isSearched: true,
  },
  lowStockThreshold: wholeNumber(0, 1_000),
  orderCutOff: {
    accepts: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    must: 'be a time of day such as 16:00',
  },
  minimumOrderMinor: { accepts: isAmount, must: `be euro cents from 0 to ${mostMinor}` },
  incentiveSteps: {
    accepts: areIncentiveSteps,
    must: 'list at most ten steps with fromMinor (euro cents) and basisPoints, both growing from step to step',
  },
  giftCardRange: {
    accepts: isGiftCardRange,
    must: 'have fromMinor and toMinor in euro cents, the first not above the second',
  },
  streetLines: wholeNumber(1, 4),
  cartLifeDays: wholeNumber(1, 3_650),
  clientPages: {
    accepts: hasFields({
      englishLocale: (value) => value === 'en_GB' || value === 'en_US',
      orderSummaryLines: isWhole(1, 200),
      showsMiniCart: isBoolean,
      miniCartLines: isWhole(1, 200),
      cartCountsPieces: isBoolean,
      showsPictureOfVariant: isBoolean,
      showsZeroTax: isBoolean,
      showsTaxOfEveryRate: isBoolean,
    }),
    must: 'have englishLocale (en_GB or en_US), orderSummaryLines and miniCartLines (1 to 200), and the five switches',
  },
  giftCardTries: rateLimit,
  couponTries: rateLimit,
  paymentRetries: rateLimit,
  orderLimits: limitsPerWhoAndWhere,
  letterLimits: limitsPerWhoAndWhere,
  guestOrderTries: rateLimit,
  termsVersion: {
    accepts: (value) => typeof value === 'string' && /^[\w.-]{1,40}$/.test(value),
    must: 'be a word of at most 40 letters, digits, dots and hyphens',
  },
  unpaidOrderMinutes: wholeNumber(10, 24 * 60),
  unpaidTransferDays: wholeNumber(1, 30),
  transferSharePercent: wholeNumber(0, 100),
  unpaidOrderLimits: limitsPerWhoAndWhere,
  offlineMethods: {
    accepts: (value) =>
      Array.isArray(value) &&
      value.every((method) => (offlineMethods as readonly unknown[]).includes(method)) &&
      new Set(value).size === value.length,
    must: `list some of ${offlineMethods.join(', ')}, each once`,
  },
  bankAccount: {
    accepts: (value) => value === 'none' || isBankAccount(value),
    must: 'be none, or have iban and bic in capitals without spaces',
  },
  invoiceRetentionYears: wholeNumber(1, 30),
  ukVatLimitMinor: { accepts: isAmount, must: `be pence from 0 to ${mostMinor}` },
  collectingCountries: {
    accepts: (value) =>
      value === 'all' ||
      (Array.isArray(value) && value.every(isCountryCode) && new Set(value).size === value.length),
    must: 'be all, or list different countries by their codes of two letters, such as NL',
  },
  vatRounding: {
    accepts: (value) => value === 'per-line' || value === 'per-order',
    must: 'be per-line or per-order',
  },
  minimumPasswordLength: wholeNumber(8, 64),
  requiredPasswordCharacterClasses: wholeNumber(1, 4),
  customerTokenHours: wholeNumber(1, 365 * 24),
  confirmsEmailBeforeSignIn: { accepts: isBoolean, must: 'be true or false' },
  tellsWhetherEmailIsKnown: { accepts: isBoolean, must: 'be true or false' },
  signInLimits: limitsPerWhoAndWhere,
  signInTriesOfStrangers: rateLimit,
  accountLetterLimits: limitsPerWhoAndWhere,
  registrationLimit: rateLimit,
  reminderLimits: limitsPerWhoAndWhere,
  hasWishlists: { accepts: isBoolean, must: 'be true or false' },
  mostWishlists: wholeNumber(1, 50),
  hasReviews: { accepts: isBoolean, must: 'be true or false' },
  reviewLimits: {
    accepts: hasFields({ writing: isRateLimit, voting: isRateLimit, reporting: isRateLimit }),
    must: `have writing, voting and reporting, each of which must ${rateLimit.must}`,
  },
  contactLimits: limitsPerWhoAndWhere,
  boughtTogether: {
    accepts: hasFields({ orders: isWhole(1, 10_000), sharePercent: isWhole(0, 100) }),
    must: 'have orders (1 to 10000) and sharePercent (0 to 100)',
  },
};

export function isSettingName(name: string): name is keyof DecidedSettings {
  return Object.hasOwn(settingRules, name);
}
