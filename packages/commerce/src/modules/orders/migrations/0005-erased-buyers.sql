-- When the buyer was erased (rules 21 and 22).
alter table shop_order add erased_at timestamptz;
alter table invoice add erased_at timestamptz;
create index invoice_to_erase on invoice (issued_at) where erased_at is null;

-- Once, of an order that is over: everything the books need has to be in the new snapshot as it was.
create or replace function refuse_change_of_order() returns trigger language plpgsql as $$
declare
  free text[] := array['status', 'customer_id'];
  kept text[] := array['locale', 'breakdown', 'isBusinessOrder', 'couponCode', 'exchangeRatePerMillion', 'termsVersion',
    'isTermsAgreementExplicit', 'stockUnits'];
begin
  if (to_jsonb(new) - free) is not distinct from (to_jsonb(old) - free) then return new; end if;
  if old.erased_at is null and new.erased_at is not null and new.email = ''
    and new.status in ('complete', 'canceled', 'closed')
    and (to_jsonb(new) - (free || array['email', 'snapshot', 'erased_at']))
      = (to_jsonb(old) - (free || array['email', 'snapshot', 'erased_at']))
    and new.snapshot @> (select jsonb_object_agg(key, value) from jsonb_each(old.snapshot) where key = any (kept))
    and jsonb_array_length(new.snapshot -> 'lines') = jsonb_array_length(old.snapshot -> 'lines')
  then return new; end if;
  raise exception 'order % is a snapshot and cannot be changed', old.number;
end $$;

-- Once, when the buyer was erased from its order; who sells, numbers, days, lines and amounts stay.
create or replace function refuse_change_of_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.erased_at is null and new.erased_at is not null
    and (to_jsonb(new) - 'document' - 'erased_at') = (to_jsonb(old) - 'document' - 'erased_at')
    and new.document @> (old.document - array['email', 'billingAddress', 'shippingAddress', 'treatment', 'credits', 'version'])
    and exists (select from shop_order o where o.id = old.order_id and o.erased_at is not null)
  then return new; end if;
  raise exception 'invoice % was issued and cannot be changed', old.number;
end $$;
