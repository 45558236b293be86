import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

export const comparePersonalData: PersonalData = {
  tables: { compare_list: 'compared.json' },
  async copy(executor, { customerId }) {
    const { rows } = await sql<object>`
      select i.sku from compare_list l join compare_item i on i.list_id = l.id
      where l.customer_id = ${customerId} order by i.id`.execute(executor);
    return rows.length > 0 ? [{ path: 'compared.json', content: rows }] : [];
  },
};
