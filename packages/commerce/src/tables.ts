import type { Database } from '@bowline/database';
import type { CatalogTables } from '#catalog';
import type { CmsTables } from '#cms';
import type { PricingTables } from '#pricing';
import type { RoutingTables } from '#routing';
import type { StockTables } from '#stock';
import type { StockReminderTables } from '#stock-reminders';
import type { StoresTables } from '#stores';

/** Every table of the service. A module's repository reads its own and joins others only by their keys. */
export interface CommerceTables
  extends StoresTables,
    StockTables,
    CatalogTables,
    PricingTables,
    RoutingTables,
    CmsTables,
    StockReminderTables {}

export type CommerceDatabase = Database<CommerceTables>;
