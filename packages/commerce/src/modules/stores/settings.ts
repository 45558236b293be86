/** What a merchant decides for the whole shop. Every value here is shown truthfully by `storeConfig`. */
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
  readonly minimumPasswordLength: number;
  readonly requiredPasswordCharacterClasses: number;
  readonly customerTokenHours: number;
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
  minimumPasswordLength: 8,
  requiredPasswordCharacterClasses: 3,
  customerTokenHours: 30 * 24,
};
