import type { Database } from '@bowline/database';
import type { MailTables } from '@bowline/mail';
import type { CartTables } from '#cart';
import type { CatalogTables } from '#catalog';
import type { CmsTables } from '#cms';
import type { GiftCardTables } from '#gift-cards';
import type { NotificationTables } from '#notifications';
import type { OrdersTables } from '#orders';
import type { PaymentsTables } from '#payments';
import type { PricingTables } from '#pricing';
import type { PromotionsTables } from '#promotions';
import type { RoutingTables } from '#routing';
import type { SearchFeedTables } from '#search-feed';
import type { StockTables } from '#stock';
import type { StockReminderTables } from '#stock-reminders';
import type { StoresTables } from '#stores';
import type { TaxTables } from '#tax';

/** Every table of the service. A module's repository reads its own and joins others only by their keys. */
export interface CommerceTables
  extends StoresTables,
    StockTables,
    CatalogTables,
    PricingTables,
    RoutingTables,
    CmsTables,
    StockReminderTables,
    TaxTables,
    GiftCardTables,
    PaymentsTables,
    CartTables,
    OrdersTables,
    NotificationTables,
    PromotionsTables,
    SearchFeedTables,
    MailTables {}

export type CommerceDatabase = Database<CommerceTables>;
