export interface Check {
  readonly rule: string;
  /** Names what breaks the rule: a column `subject`. */
  readonly subjects: string;
}

/** Payments, refunds, invoices. */
export const moneyChecks: readonly Check[] = [
  {
    rule: 'an order that is not waiting or canceled is paid, by exactly what was to pay',
    subjects: `
      select o.number as subject from shop_order o
      left join payment p on p.order_id = o.id and p.state = 'paid'
      where o.status in ('processing', 'complete', 'closed') and o.to_pay_minor > 0
        and not (p.id is null and o.payment_method in ('cashondelivery', 'purchaseorder'))
        and (p.id is null or p.amount_minor <> o.to_pay_minor or p.currency <> o.currency)`,
  },
  {
    rule: 'an order that waits has no payment that was decided',
    subjects: `
      select o.number as subject from shop_order o join payment p on p.order_id = o.id
      where o.status = 'pending_payment' and p.state in ('paid', 'failed', 'canceled', 'expired')`,
  },
  {
    rule: 'a payment belongs to an order and asks for what is to pay',
    subjects: `
      select coalesce(o.number, p.order_id::text) as subject
      from payment p left join shop_order o on o.id = p.order_id
      where o.id is null or p.amount_minor <> o.to_pay_minor`,
  },
  {
    rule: 'refunds never exceed the payment',
    subjects: `
      select p.id::text as subject from payment p join refund r on r.payment_id = p.id and r.state <> 'refused'
      group by p.id having sum(r.amount_minor) > p.amount_minor or p.state <> 'paid'`,
  },
  {
    rule: 'money goes back, or is about to, for credit notes and for payments that came too late; no other money does',
    subjects: `
      select o.number as subject from shop_order o
      left join lateral (
        select coalesce(sum(-i.total_minor - i.gift_card_minor - coalesce(card.issued_minor, 0)), 0) as owed
        from invoice i left join gift_card_account card on card.refund_of = i.number
        where i.order_id = o.id and i.series = 'credit-note' and (
          o.payment_method not in ('cashondelivery', 'purchaseorder')
          or exists (select from payment p where p.order_id = o.id and p.state = 'paid'))
      ) notes on true
      left join lateral (
        select coalesce(sum((e.details ->> 'amountMinor')::integer), 0) as owed
        from order_event e where e.order_id = o.id and e.kind = 'paid-too-late'
      ) late on true
      left join lateral (
        select coalesce(sum(r.amount_minor), 0) as paid_back from payment p
        join refund r on r.payment_id = p.id and r.state <> 'refused' where p.order_id = o.id
      ) done on true
      left join lateral (
        select coalesce(sum((j.payload ->> 'amountMinor')::integer), 0) as waiting
        from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'orders.pay-back'
        where (j.payload ->> 'orderId')::integer = o.id and not exists (
          select from refund r where r.key = j.payload ->> 'key' and r.state <> 'refused')
      ) jobs on true
      where notes.owed + late.owed <> done.paid_back + jobs.waiting`,
  },
  {
    rule: 'the built-in provider and the shop agree on what was paid back',
    subjects: `
      select p.id::text as subject from payment p join test_payment t on p.provider = 'test' and t.id = p.provider_id
      where t.refunded_minor > p.amount_minor or t.refunded_minor < (
        select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.state = 'accepted')`,
  },
  {
    rule: 'what the built-in provider says was paid is paid in the shop, and nothing else',
    subjects: `
      select p.id::text as subject from payment p join test_payment t on p.provider = 'test' and t.id = p.provider_id
      where (p.state = 'paid') <> (t.state = 'paid')`,
  },
  {
    rule: 'an order that is settled has one invoice, over its total',
    subjects: `
      select o.number as subject from shop_order o
      left join invoice i on i.order_id = o.id and i.series = 'invoice'
      where (o.status in ('processing', 'complete', 'closed') and i.id is null)
        or (o.status = 'pending_payment' and i.id is not null)
        or i.total_minor <> o.grand_total_minor or i.currency <> o.currency`,
  },
  {
    rule: 'a closed order, and a canceled one that was invoiced, is credited entirely; no order more than that',
    subjects: `
      select o.number as subject from shop_order o join invoice i on i.order_id = o.id
      group by o.id, o.number, o.status
      having sum(i.total_minor) < 0 or (o.status in ('closed', 'canceled') and sum(i.total_minor) <> 0)`,
  },
  {
    rule: 'invoice numbers have no gaps',
    subjects: `
      select c.series || ' ' || c.year as subject from invoice_counter c
      left join invoice i on i.series = c.series
        and i.number like case c.series when 'invoice' then '' else 'C' end || c.year || '-%'
      group by c.series, c.year, c.last_number
      having count(i.id) <> c.last_number or max(right(i.number, 6)::integer) <> c.last_number`,
  },
];
