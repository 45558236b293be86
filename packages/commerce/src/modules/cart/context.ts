import type { Reading } from '@bowline/database';
import type { CatalogContext } from '#catalog';
import type { CustomerBook } from '#customers';
import type { PickupPointDirectory } from '#shipping';
import type { RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { VatChecks } from '#tax';
import type { SeenCarts } from './seen-carts.ts';

export interface CartServices {
  readonly database: CommerceDatabase;
  readonly reading: Reading;
  readonly vatChecks: VatChecks;
  readonly pickupPoints: PickupPointDirectory;
  readonly limiter: RateLimiter;
  readonly customers: CustomerBook;
  readonly seen: SeenCarts;
}

/** A request that may be about a cart. */
export interface CartContext extends CatalogContext {
  readonly carts: CartServices;
}
