import type { Reading } from '@bowline/database';
import type { CatalogContext } from '#catalog';
import type { PickupPointDirectory } from '#shipping';
import type { RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { VatChecks } from '#tax';
import type { Address } from './model.ts';

/** What carts ask about customers. */
export interface CustomerBook {
  emailOf(customerId: number): Promise<string | null>;
  /** `not-yours` for an address of somebody else, null for none. */
  addressOf(customerId: number, addressId: number): Promise<Address | 'not-yours' | null>;
}

export interface CartServices {
  readonly database: CommerceDatabase;
  readonly reading: Reading;
  readonly vatChecks: VatChecks;
  readonly pickupPoints: PickupPointDirectory;
  readonly limiter: RateLimiter;
  readonly customers: CustomerBook;
}

/** A request that may be about a cart. */
export interface CartContext extends CatalogContext {
  readonly carts: CartServices;
}
