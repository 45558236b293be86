import type { Reading } from '@bowline/database';
import { createExamplePickupPoints, type PickupPointDirectory } from '#shipping';
import { createRateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import { createVatChecks, type VatNumberService } from '#tax';
import type { CartServices, CustomerBook } from './context.ts';

export interface CartOptions {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  /** Confirms VAT numbers; without it their digits decide (tax rule 10). */
  readonly vatNumbers?: VatNumberService;
  readonly onVatServiceDown?: (error: unknown) => void;
  /** Without it, the demo's made-up points (shipping rule 15). */
  readonly pickupPoints?: PickupPointDirectory;
  /** Without it nobody has an address book. */
  readonly customers?: CustomerBook;
}

const nobody: CustomerBook = { emailOf: async () => null, addressOf: async () => null };

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
    customers: options.customers ?? nobody,
  };
  return (reading) => ({ ...shared, reading });
}
