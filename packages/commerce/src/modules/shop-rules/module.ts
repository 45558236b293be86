import type { CommerceModule } from '#module';
import { shopRulesChanges, shopRulesDeskResolvers } from './desk/resolvers.ts';
import { createShopRulesAdmin, type ShopRulesAdmin } from './shop-rules-admin.ts';

export const shopRulesModule: CommerceModule<{ admin: { readonly shopRules: ShopRulesAdmin } }> = {
  name: 'shop-rules',
  uses: ['stores', 'tax', 'shipping', 'contact', 'catalog', 'cart', 'orders'],
  // Shows the data of several modules side by side, and counts what a change of one does to another.
  reads: {
    tax: ['vat_rate'],
    shipping: ['shipping_zone', 'shipping_rate', 'shipping_country', 'closed_day'],
    contact: ['opening_hours'],
    catalog: ['product'],
    orders: ['shop_order', 'shipment'],
    cart: ['cart', 'cart_line'],
  },
  desk: [
    {
      file: new URL('./desk/shop-rules.graphql', import.meta.url),
      resolvers: shopRulesDeskResolvers,
      changes: shopRulesChanges,
    },
  ],
  open: ({ database, clock, shopData, settings: { timeZone } }) => ({
    admin: { shopRules: createShopRulesAdmin(database, { clock, timeZone, shopData }) },
  }),
};
