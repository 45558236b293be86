import type { Check } from './money-checks.ts';

/** Coupons and gift cards. */
export const promiseChecks: readonly Check[] = [
  {
    rule: 'a coupon is used as often as orders use it, and not more often than it may be',
    subjects: `
      select c.code as subject from coupon c
      left join coupon_use u on u.coupon_id = c.id and u.given_back_at is null
      group by c.id, c.code, c.uses, c.uses_limit
      having count(u.order_id) <> c.uses or c.uses > c.uses_limit`,
  },
  {
    rule: 'an order gives back its coupon when it is canceled, only then',
    subjects: `
      select o.number as subject from shop_order o join coupon_use u on u.order_id = o.id
      where (u.given_back_at is not null) <> (o.status = 'canceled')`,
  },
  {
    rule: 'the balance of a gift card is the sum of its entries and not below zero',
    subjects: `
      select a.id::text as subject from gift_card_account a
      left join gift_card_entry e on e.account_id = a.id
      group by a.id, a.balance_minor having coalesce(sum(e.amount_minor), 0) <> a.balance_minor or a.balance_minor < 0`,
  },
  {
    rule: 'a credit note that was paid by a new gift card has one, over what it says and in its currency',
    subjects: `
      select coalesce(i.number, a.refund_of) as subject
      from (
        select i.number, i.currency, sum((way #>> '{amount,minor}')::integer) as amount_minor
        from invoice i cross join jsonb_array_elements(i.document -> 'payments') way
        where i.series = 'credit-note' and way ->> 'method' = 'newgiftcard' group by i.number, i.currency
      ) i
      full join (select * from gift_card_account where refund_of is not null) a on a.refund_of = i.number
      where (i.amount_minor, i.currency) is distinct from (a.issued_minor, a.currency)`,
  },
  {
    rule: 'gift cards paid for an order what its snapshot says, less what was credited, and nothing for a canceled one',
    subjects: `
      select o.number as subject from shop_order o
      left join lateral (
        select coalesce(-sum(amount_minor), 0) as paid from gift_card_entry e
        where e.order_id = o.id and e.kind in ('redeemed', 'returned')
      ) cards on true
      left join lateral (
        select coalesce(sum(i.gift_card_minor), 0) as credited
        from invoice i where i.order_id = o.id and i.series = 'credit-note'
      ) notes on true
      where cards.paid <> case o.status when 'canceled' then 0
        else o.grand_total_minor - o.to_pay_minor - notes.credited end`,
  },
  {
    rule: 'a settled order has issued the gift cards it sells, less those paid back, and no other order has any that count',
    subjects: `
      select o.number as subject from shop_order o
      left join lateral (
        select coalesce(sum(l.quantity_hundredths - (
          select coalesce(sum(c.quantity_hundredths), 0) from credit_line c
          where c.order_id = l.order_id and c.line = l.line)) / 100, 0) as wanted
        from order_line l where l.order_id = o.id and l.kind = 'gift-card'
      ) bought on true
      left join lateral (
        select count(*) filter (where a.voided_at is null) as counting, count(*) as issued
        from gift_card_account a where a.bought_with_order_id = o.id
      ) cards on true
      where (o.status in ('processing', 'complete') and cards.counting <> bought.wanted)
        or (o.status in ('pending_payment', 'canceled', 'closed') and cards.counting > 0)`,
  },
];
