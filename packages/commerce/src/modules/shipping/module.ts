import type { CommerceModule } from '#module';
import { shippingGraphql } from './resolvers.ts';

export const shippingModule: CommerceModule = {
  name: 'shipping',
  uses: ['stores', 'pricing'],
  graphql: [shippingGraphql],
  cacheableRoots: ['shipping_rates'],
};
