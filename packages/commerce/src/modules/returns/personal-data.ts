import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const returnsPersonalData: PersonalData = {
  tables: { order_return: 'returns.json' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select r.number, o.number as "orderNumber", r.stated_at as "statedAt", r.name, r.remark
      from order_return r join shop_order o on o.id = r.order_id
      where o.customer_id = ${customerId} order by r.id limit 1000`.execute(executor);
    return rows.length > 0 ? [{ path: 'returns.json', content: rows }] : [];
  },
};
