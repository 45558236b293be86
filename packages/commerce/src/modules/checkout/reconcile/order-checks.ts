import type { Check } from './money-checks.ts';

/** Orders, their history, their carts and the stock they took. */
export const orderChecks: readonly Check[] = [
  {
    rule: 'the columns of an order tell what its snapshot tells',
    subjects: `
      select number as subject from shop_order
      where (snapshot #>> '{breakdown,grandTotal,minor}')::integer <> grand_total_minor
        or (snapshot #>> '{breakdown,toPay,minor}')::integer <> to_pay_minor
        or snapshot #>> '{breakdown,currency}' <> currency`,
  },
  {
    rule: 'the history of an order begins with its placing and ends with its status',
    subjects: `
      select o.number as subject from shop_order o
      where (select kind from order_event e where e.order_id = o.id order by id limit 1) is distinct from 'placed'
        or coalesce((select replace(kind, 'moved-to-', '') from order_event e
            where e.order_id = o.id and kind like 'moved-to-%' order by id desc limit 1), 'pending_payment') <> o.status`,
  },
  {
    rule: 'the cart of an order that was not canceled is closed',
    subjects: `
      select o.number as subject from shop_order o join cart c on c.masked_id = o.cart_masked_id
      where o.status <> 'canceled' and c.is_active`,
  },
  {
    rule: 'an order took the stock it needs, and gave all of it back when it was canceled, only then',
    subjects: `
      select o.number as subject from shop_order o
      left join lateral (
        select coalesce(sum(units) filter (where kind = 'taken'), 0) as taken,
          coalesce(sum(units) filter (where kind = 'returned'), 0) as returned
        from stock_movement m where m.order_id = o.id
      ) moved on true
      where moved.taken <> (o.snapshot ->> 'stockUnits')::integer
        or moved.returned <> case o.status when 'canceled' then moved.taken else 0 end`,
  },
  {
    rule: 'stock moves for orders only',
    subjects: `
      select distinct m.pool_key as subject from stock_movement m
      where not exists (select from shop_order o where o.id = m.order_id)`,
  },
  {
    rule: 'an order that is complete was shipped, and nothing else was',
    subjects: `
      select o.number as subject from shop_order o
      where (o.status = 'complete' and not exists (select from shipment s where s.order_id = o.id))
        or (o.status in ('pending_payment', 'processing', 'canceled')
          and exists (select from shipment s where s.order_id = o.id))`,
  },
];
