import type { Log } from '@bowline/database';
import type { CartContext } from '#cart';
import type { CustomersContext } from '#customers';
import type { Payments } from '#payments';
import type { ShopData, ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';

/** What the use cases of the checkout work with. */
export interface CheckoutServices {
  readonly database: CommerceDatabase;
  readonly payments: Payments;
  /** Other sites whose pages order here; buyers come back to them too. */
  readonly returnOrigins: readonly string[];
  readonly settings: Pick<ShopSettings, 'timeZone'>;
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly log: Log;
}

/** A request that may be about an order. */
export interface CheckoutContext extends CartContext, CustomersContext {
  readonly checkout: CheckoutServices;
}
