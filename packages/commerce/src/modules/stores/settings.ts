import type { RateLimit } from './rate-limiter.ts';

/** What a merchant decides for the whole shop. `storeConfig` shows those values that it has fields for. */
export interface ShopSettings {
  readonly timeZone: string;
  readonly websiteCode: string;
  readonly storeGroupCode: string;
  readonly homePageIdentifier: string;
  readonly notFoundPageIdentifier: string;
  readonly cookiesPageIdentifier: string;
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
  /** How often codes of gift cards may be tried from one place. */
  readonly giftCardTries: RateLimit;
  /** How often an order may be looked for by number, e-mail address and name from one place. */
  readonly guestOrderTries: RateLimit;
  /** Which version of the terms a buyer agrees to; kept with the order (decision D6). */
  readonly termsVersion: string;
  /** How long an order waits for its money, and how long for money that takes days (checkout rule 11). */
  readonly unpaidOrderMinutes: number;
  readonly unpaidTransferDays: number;
  /** Where VAT is rounded (totals rule 4). */
  readonly vatRounding: 'per-line' | 'per-order';
  readonly minimumPasswordLength: number;
  readonly requiredPasswordCharacterClasses: number;
  readonly customerTokenHours: number;
  /** How often a reminder may be asked for: for one e-mail address, and from one place (decision D8). */
  readonly reminderLimits: { readonly perEmail: RateLimit; readonly perPlace: RateLimit };
  /** Where messages of visitors go. */
  readonly contactEmail: string;
  readonly contactLimits: { readonly perEmail: RateLimit; readonly perPlace: RateLimit };
}

export const defaultSettings: ShopSettings = {
  timeZone: 'Europe/Amsterdam',
  websiteCode: 'base',
  storeGroupCode: 'main_website_store',
  homePageIdentifier: 'home',
  notFoundPageIdentifier: 'no-route',
  cookiesPageIdentifier: 'privacy-notice-and-cookies',
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
  giftCardTries: { uses: 20, withinSeconds: 3_600 },
  guestOrderTries: { uses: 30, withinSeconds: 3_600 },
  termsVersion: '2026-11-01',
  unpaidOrderMinutes: 120,
  unpaidTransferDays: 14,
  vatRounding: 'per-line',
  minimumPasswordLength: 8,
  requiredPasswordCharacterClasses: 3,
  customerTokenHours: 30 * 24,
  reminderLimits: {
    perEmail: { uses: 10, withinSeconds: 3_600 },
    perPlace: { uses: 30, withinSeconds: 3_600 },
  },
  contactEmail: 'service@bowline.eu',
  contactLimits: {
    perEmail: { uses: 5, withinSeconds: 3_600 },
    perPlace: { uses: 20, withinSeconds: 3_600 },
  },
};
