/**
 * Letters about orders: confirmation, failed payment, shipment, gift card, refund (rules in SPEC.md).
 * It hears of everything by jobs, and hands its letters to `@bowline/mail`.
 */
export { lettersOfOrder, noteCopy } from './repository.ts';
export { createNotifications, type NotificationsDependencies } from './service.ts';
export type { NotificationTables } from './tables.ts';
