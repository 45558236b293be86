/**
 * Letters about orders: confirmation, failed payment, shipment, gift card, refund (rules in SPEC.md).
 * Nobody calls it: it hears of everything by jobs, and hands its letters to `@bowline/mail`.
 */
export { createNotifications, type NotificationsDependencies } from './service.ts';
export type { NotificationTables } from './tables.ts';
