import type { CommerceModule } from '#module';
import { shippingGraphql } from './resolvers.ts';
import { createShippingAdmin, type ShippingAdmin } from './shipping-admin.ts';
import { shippingData } from './shipping-data.ts';
import type { ShippingTables } from './tables.ts';

export const shippingModule: CommerceModule<{
  tables: ShippingTables;
  admin: { readonly shipping: ShippingAdmin };
}> = {
  name: 'shipping',
  uses: ['stores', 'pricing'],
  migrations: [{ module: 'shipping', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [shippingGraphql],
  cacheableRoots: ['shipping_rates'],
  passingRoots: ['expected_delivery'],
  shopData: [shippingData],
  open: ({ database }) => ({ admin: { shipping: createShippingAdmin(database) } }),
};
