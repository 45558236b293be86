import type { CurrencyCode } from '@bowline/kit';
import type { CountryCode, VatDisplay } from '@bowline/markets';
import type { Consent } from '../features/consent/consent-cookie.ts';

/**
 * Who asks, known before any loader or action runs. Whatever depends on the visitor takes it from here and nowhere else:
 * prices from currency and display, delivery from the country, the cart, and who is signed in.
 */
export interface Visitor {
  /** Null for guests. A token alone makes nobody a customer: the shop has confirmed it. */
  readonly customer: SignedInCustomer | null;
  /** A token came that is nobody's any more. The visitor counts as a guest, and is told (specification 8). */
  readonly hasExpiredSession: boolean;
  /** The visitor's choice, or what the shop of this locale usually shows. */
  readonly currency: CurrencyCode;
  readonly vatDisplay: VatDisplay;
  /** Where goods go as long as no address is known. */
  readonly country: CountryCode;
  /** The masked id of the visitor's cart. */
  readonly cartId: string | undefined;
  /** What a guest wishes for, as the device keeps it. */
  readonly wishes?: string | undefined;
  /** The uid of the list on which a guest compares products. */
  readonly compareListId?: string | undefined;
  /** What they allow besides what the shop cannot work without. */
  readonly consent?: Consent;
  /** Their browser says that they do not want to be followed (Global Privacy Control). */
  readonly hasPrivacySignal?: boolean;
  /** What the browser calls itself to Google Analytics, once its visitor has allowed that. */
  readonly analyticsClient?: string | undefined;
  /** What writes of scripts repeat. */
  readonly csrfToken: string | undefined;
}

export interface SignedInCustomer {
  readonly token: string;
}

/** What a public page asks of `/api/visitor` after it has loaded: all that is personal about it. */
export interface VisitorAnswer {
  readonly csrfToken: string;
  /** How many articles the cart holds. */
  readonly count: number;
  /** How many of what is in it; only when it was asked for. */
  readonly quantities?: Readonly<Record<string, number>>;
  readonly hasExpiredSession: boolean;
  /** What the customer is called; null for guests. */
  readonly name: string | null;
  /** The skus of products on any wishlist; null until they are known. */
  readonly wishlists: readonly string[] | null;
  /** How many products are compared. */
  readonly compared: number;
}
