import type { Check } from './money-checks.ts';

/** Lines of orders with what happened to each (orders rule 20). */
const lineSums = `
  select l.order_id, l.line, l.is_shipped, l.quantity_hundredths, l.total_incl_minor, l.total_tax_minor,
    s.shipped, l.quantity_hundredths - s.shipped - c.canceled as left_over,
    n.credited, n.credited_minor, n.credited_tax_minor
  from order_line l
  cross join lateral (select coalesce(sum(quantity_hundredths), 0) as shipped from shipment_line s
    where s.order_id = l.order_id and s.line = l.line) s
  cross join lateral (select coalesce(sum(quantity_hundredths), 0) as canceled from canceled_line c
    where c.order_id = l.order_id and c.line = l.line) c
  cross join lateral (select coalesce(sum(quantity_hundredths), 0) as credited,
      coalesce(sum(incl_minor), 0) as credited_minor, coalesce(sum(tax_minor), 0) as credited_tax_minor
    from credit_line n where n.order_id = l.order_id and n.line = l.line) n`;

/** Orders, their history, their carts and the stock they took. */
export const orderChecks: readonly Check[] = [
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
    rule: 'an order gave back the stock of what was canceled of it, and no other',
    subjects: `
      select o.number as subject from shop_order o
      left join lateral (
        select coalesce(sum(units) filter (where kind = 'taken'), 0) as taken,
          coalesce(sum(units) filter (where kind = 'returned'), 0) as returned
        from stock_movement m where m.order_id = o.id
      ) moved on true
      left join lateral (
        select coalesce(sum(ceil(l.stock_units_per_piece * l.quantity_hundredths / 100.0)
          - ceil(l.stock_units_per_piece * (l.quantity_hundredths - c.quantity) / 100.0)), 0) as units
        from order_line l join lateral (
          select coalesce(sum(quantity_hundredths), 0) as quantity from canceled_line c
          where c.order_id = l.order_id and c.line = l.line
        ) c on true
        where l.order_id = o.id
      ) canceled on true
      where moved.returned <> case o.status when 'canceled' then moved.taken else canceled.units end`,
  },
  {
    rule: 'stock is held slowly for orders that wait for their money, and no other',
    subjects: `
      select distinct o.number as subject from stock_movement m join shop_order o on o.id = m.order_id
      where m.is_slow and o.status not in ('pending_payment', 'holded')`,
  },
  {
    rule: 'an order that counts as unpaid is not paid',
    subjects: `
      select o.number as subject from unpaid_order u join shop_order o on o.id = u.order_id
      join payment p on p.order_id = o.id and p.state = 'paid'`,
  },
  {
    rule: 'stock moves for orders only',
    subjects: `
      select distinct m.pool_key as subject from stock_movement m
      where not exists (select from shop_order o where o.id = m.order_id)`,
  },
  {
    rule: 'an order that is complete has nothing left to ship, and was shipped if anything of it is; one that waits or is canceled was not shipped',
    subjects: `
      select o.number as subject from shop_order o
      left join lateral (
        select coalesce(sum(left_over) filter (where is_shipped), 0) as to_ship, coalesce(sum(shipped), 0) as shipped,
          coalesce(bool_or(is_shipped), false) as has_parcel
        from (${lineSums}) l where l.order_id = o.id
      ) lines on true
      where (o.status = 'complete' and (lines.to_ship > 0
          or (lines.has_parcel and not exists (select from shipment s where s.order_id = o.id))))
        or (o.status in ('pending_payment', 'canceled') and exists (select from shipment s where s.order_id = o.id))
        or (o.status = 'processing' and lines.to_ship = 0 and lines.shipped > 0)`,
  },
  {
    rule: 'of a line not more is shipped and canceled, and not more credited, than was ordered',
    subjects: `
      select distinct o.number as subject from (${lineSums}) l join shop_order o on o.id = l.order_id
      where l.left_over < 0 or l.credited > l.quantity_hundredths
        or l.credited_minor > l.total_incl_minor or l.credited_tax_minor > l.total_tax_minor`,
  },
  {
    rule: 'every line of a canceled order is canceled, and every line of a closed one credited',
    subjects: `
      select distinct o.number as subject from (${lineSums}) l join shop_order o on o.id = l.order_id
      where (o.status = 'canceled' and l.left_over <> 0)
        or (o.status = 'closed' and l.credited <> l.quantity_hundredths)`,
  },
  {
    rule: 'the lines of a credit note come to its total',
    subjects: `
      select i.number as subject from invoice i
      left join lateral (select coalesce(sum(incl_minor), 0) as minor from credit_line c where c.invoice_id = i.id) c on true
      where c.minor <> case i.series when 'credit-note' then -i.total_minor else 0 end`,
  },
];
