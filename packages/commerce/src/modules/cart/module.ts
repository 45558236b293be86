import { type CustomerBook, customersModule } from '#customers';
import type { CommerceModule } from '#module';
import type { CartContext } from './context.ts';
import { cartResolvers } from './graphql/cart-resolvers.ts';
import { deliveryResolvers } from './graphql/delivery-resolvers.ts';
import { detailResolvers } from './graphql/detail-resolvers.ts';
import { giftCardOptionResolvers } from './graphql/gift-card-options.ts';
import { lineResolvers } from './graphql/line-resolvers.ts';
import { pickupLocationResolvers } from './graphql/pickup-location-resolvers.ts';
import { storeConfigResolvers } from './graphql/store-config-resolvers.ts';
import { removeOldCarts } from './life.ts';
import { forgetOldChanges } from './made-changes.ts';
import { cartPersonalData } from './personal-data.ts';
import { type CartRefusals, cartRefusals } from './refusals.ts';
import { type CartOptions, createCarts } from './services.ts';
import type { CartTables } from './tables.ts';

const file = (name: string) => new URL(`./graphql/${name}.graphql`, import.meta.url);

export const cartModule: CommerceModule<{
  tables: CartTables;
  refusals: CartRefusals;
  options: {
    /** What carts need from outside: who confirms VAT numbers, where pickup points are, what customers have saved. */
    readonly carts?: Pick<CartOptions, 'vatNumbers' | 'pickupPoints'> & { readonly customers?: CustomerBook };
  };
  context: Pick<CartContext, 'carts'>;
  jobs: {
    /** Recurring: rules 18 and 28. */
    'carts.remove-old': unknown;
  };
}> = {
  name: 'cart',
  uses: [
    'stores',
    'customers',
    'stock',
    'catalog',
    'pricing',
    'tax',
    'totals',
    'promotions',
    'gift-cards',
    'shipping',
    'payments',
  ],
  reads: {
    // What a line's sku stands for now, in the statement that reads the line.
    catalog: ['sold_thing'],
  },
  personalData: cartPersonalData,
  migrations: [{ module: 'cart', folder: new URL('./migrations/', import.meta.url) }],
  refusals: cartRefusals,
  graphql: [
    { file: file('cart'), resolvers: { ...cartResolvers, ...storeConfigResolvers } },
    { file: file('cart-items'), resolvers: giftCardOptionResolvers },
    { file: file('cart-lines'), resolvers: lineResolvers },
    { file: file('cart-details'), resolvers: detailResolvers },
    { file: file('payment-details'), resolvers: {} },
    { file: file('estimate'), resolvers: deliveryResolvers },
    { file: file('pickup-locations'), resolvers: pickupLocationResolvers },
  ],
  cacheableRoots: ['pickupLocations'],
  recurring: [{ task: 'carts.remove-old', cron: '40 3 * * *' }],
  open({ database, clock, log, carts, shopData }, opened) {
    const cartsFor = createCarts({
      database,
      clock,
      onVatServiceDown: (error) => log.warn({ err: error }, 'VAT numbers cannot be confirmed now'),
      customers: opened(customersModule).customerBook,
      ...carts,
    });
    return {
      context: (_, reading) => ({ carts: cartsFor(reading) }),
      jobs: {
        'carts.remove-old': async () => {
          await removeOldCarts(database, (await shopData.current()).settings, clock());
          await forgetOldChanges(database, clock());
        },
      },
    };
  },
};
