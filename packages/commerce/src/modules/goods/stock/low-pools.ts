import { sql } from '@bowline/database';

/** Rule 5 of Today, as the ids of pools. What holds more than thirty metres or pieces by the hundred is not looked at further. */
export const lowPools = () => sql<{ id: number }>`
  select pool.id from stock_pool pool
  where pool.quantity between 1 and 3000
    and pool.quantity < 3 * (select max(sold.stock_units) from product sold where sold.stock_pool_id = pool.id)`;
