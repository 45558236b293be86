import type { Reading } from '@bowline/database';
import type { CustomerBook } from '#customers';
import { createExamplePickupPoints, type PickupPointDirectory } from '#shipping';
import { createRateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import { createVatChecks, type VatNumberService } from '#tax';
import type { CartServices } from './context.ts';
import { createSeenCarts } from './seen-carts.ts';

export interface CartOptions {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  /** Confirms VAT numbers; without it their digits decide (tax rule 10). */
  readonly vatNumbers?: VatNumberService;
  readonly onVatServiceDown?: (error: unknown) => void;
  /** Without it, the demo's made-up points (shipping rule 15). */
  readonly pickupPoints?: PickupPointDirectory;
  readonly customers: CustomerBook;
}

/** What the carts of one request need, for each request. */
export function createCarts(options: CartOptions): (reading: Reading) => CartServices {
  const { database, clock, vatNumbers, onVatServiceDown } = options;
  const shared = {
    database,
    vatChecks: createVatChecks(database, {
      clock,
      ...(vatNumbers && { service: vatNumbers }),
      ...(onVatServiceDown && { onServiceDown: onVatServiceDown }),
    }),
    pickupPoints: options.pickupPoints ?? createExamplePickupPoints(),
    limiter: createRateLimiter(database),
    customers: options.customers,
    seen: createSeenCarts(),
  };
  return (reading) => ({ ...shared, reading });
}
