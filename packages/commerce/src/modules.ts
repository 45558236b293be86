import type { ModuleTypes } from './module.ts';
import { cartModule } from './modules/cart/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { checkoutModule } from './modules/checkout/module.ts';
import { cmsModule } from './modules/cms/module.ts';
import { compareModule } from './modules/compare/module.ts';
import { consentsModule } from './modules/consents/module.ts';
import { contactModule } from './modules/contact/module.ts';
import { customersModule } from './modules/customers/module.ts';
import { editingModule } from './modules/editing/module.ts';
import { giftCardsModule } from './modules/gift-cards/module.ts';
import { goodsModule } from './modules/goods/module.ts';
import { magentoImportModule } from './modules/magento-import/module.ts';
import { measurementsModule } from './modules/measurements/module.ts';
import { newsletterModule } from './modules/newsletter/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { ordersModule } from './modules/orders/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { pricingModule } from './modules/pricing/module.ts';
import { promotionsModule } from './modules/promotions/module.ts';
import { recommendationsModule } from './modules/recommendations/module.ts';
import { reportsModule } from './modules/reports/module.ts';
import { returnsModule } from './modules/returns/module.ts';
import { reviewsModule } from './modules/reviews/module.ts';
import { routingModule } from './modules/routing/module.ts';
import { searchFeedModule } from './modules/search-feed/module.ts';
import { seenProductsModule } from './modules/seen-products/module.ts';
import { shippingModule } from './modules/shipping/module.ts';
import { shopRulesModule } from './modules/shop-rules/module.ts';
import { staffModule } from './modules/staff/module.ts';
import { stockModule } from './modules/stock/module.ts';
import { stockRemindersModule } from './modules/stock-reminders/module.ts';
import { storesModule } from './modules/stores/module.ts';
import { taxModule } from './modules/tax/module.ts';
import { todayModule } from './modules/today/module.ts';
import { totalsModule } from './modules/totals/module.ts';
import { upkeepModule } from './modules/upkeep/module.ts';
import { visitsModule } from './modules/visits/module.ts';
import { wishlistsModule } from './modules/wishlists/module.ts';

/**
 * The modules of the service, in the order their tables refer to one another; they are opened in this order too.
 * A new module is added here and nowhere else.
 */
export const modules = [
  storesModule,
  newsletterModule,
  customersModule,
  staffModule,
  stockModule,
  catalogModule,
  pricingModule,
  routingModule,
  cmsModule,
  stockRemindersModule,
  taxModule,
  totalsModule,
  promotionsModule,
  giftCardsModule,
  shippingModule,
  paymentsModule,
  contactModule,
  cartModule,
  wishlistsModule,
  compareModule,
  seenProductsModule,
  visitsModule,
  consentsModule,
  ordersModule,
  goodsModule,
  editingModule,
  measurementsModule,
  recommendationsModule,
  checkoutModule,
  returnsModule,
  notificationsModule,
  upkeepModule,
  shopRulesModule,
  reportsModule,
  reviewsModule,
  todayModule,
  magentoImportModule,
  searchFeedModule,
] as const;

/** What all modules together add under a key of their types. */
export type All<Key extends keyof ModuleTypes> = Intersection<Named<Types, Key>>;

type Types = NonNullable<(typeof modules)[number]['types']>;
type Named<Each, Key extends keyof ModuleTypes> =
  Each extends Readonly<Record<Key, infer Value>> ? Value : never;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;
