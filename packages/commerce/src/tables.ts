import type { Database } from '@bowline/database';
import type { MailTables } from '@bowline/mail';
import type { All } from './modules.ts';

/** Every table of the service. A module's repository reads its own and joins others only by their keys. */
export interface CommerceTables extends All<'tables'>, MailTables {}

export type CommerceDatabase = Database<CommerceTables>;
