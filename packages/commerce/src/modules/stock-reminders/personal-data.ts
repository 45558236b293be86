import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const stockRemindersPersonalData: PersonalData = {
  tables: { stock_reminder: 'stock-reminders.json' },
  async copy(executor, { email, isEmailConfirmed }) {
    if (!isEmailConfirmed) return [];
    const { rows } = await sql<object>`
      select sku, locale, created_at as "createdAt" from stock_reminder
      where email = ${email} order by id limit 1000`.execute(executor);
    return rows.length > 0 ? [{ path: 'stock-reminders.json', content: rows }] : [];
  },
  async forget(transaction, { email, isEmailConfirmed }) {
    if (isEmailConfirmed) await sql`delete from stock_reminder where email = ${email}`.execute(transaction);
  },
};
