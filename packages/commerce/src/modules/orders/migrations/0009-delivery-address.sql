-- Where an order goes when the shop was told of another address before it was sent (rule 29). Beside the snapshot, which stays.
alter table shop_order add delivery_address jsonb;

create or replace function refuse_change_of_order() returns trigger language plpgsql as $$
declare
  free text[] := array['status', 'customer_id', 'delivery_address'];
  kept text[] := array['locale', 'breakdown', 'isBusinessOrder', 'couponCode', 'exchangeRatePerMillion', 'termsVersion',
    'isTermsAgreementExplicit', 'stockUnits'];
begin
  if new.delivery_address is distinct from old.delivery_address and new.delivery_address is not null and (
    new.status not in ('pending_payment', 'processing', 'holded') or exists (select from shipment s where s.order_id = old.id)
    or new.delivery_address ->> 'country' is distinct from old.snapshot #>> '{shippingAddress,country}')
  then raise exception 'order % goes where it goes', old.number; end if;
  if (to_jsonb(new) - free) is not distinct from (to_jsonb(old) - free) then return new; end if;
  if old.erased_at is null and new.erased_at is not null and new.email = '' and new.delivery_address is null
    and new.status in ('complete', 'canceled', 'closed')
    and (to_jsonb(new) - (free || array['email', 'snapshot', 'erased_at']))
      = (to_jsonb(old) - (free || array['email', 'snapshot', 'erased_at']))
    and new.snapshot @> (select jsonb_object_agg(key, value) from jsonb_each(old.snapshot) where key = any (kept))
    and jsonb_array_length(new.snapshot -> 'lines') = jsonb_array_length(old.snapshot -> 'lines')
  then return new; end if;
  raise exception 'order % is a snapshot and cannot be changed', old.number;
end $$;

-- It is found by that address too (rule 24).
create or replace function words_of_order(o shop_order) returns tsvector language sql stable as $$
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 100)), '{}'))
  from (
    select unnest(array[o.number, ltrim(o.number, '0'), lower(o.email)] || string_to_array(lower(o.email), '@')) as word
    union all
    select unnest(regexp_split_to_array(lower(concat_ws(' ', a ->> 'firstName', a ->> 'middleName', a ->> 'lastName', a ->> 'company')), '[\s,]+')
      || array[regexp_replace(lower(coalesce(a ->> 'postcode', '')), '\s', '', 'g')])
    from (values (o.snapshot -> 'billingAddress'), (o.snapshot -> 'shippingAddress'), (o.delivery_address)) as addresses (a)
    union all
    select unnest(array[lower(l ->> 'sku'), lower(coalesce(l ->> 'parentSku', ''))])
    from jsonb_array_elements(o.snapshot -> 'lines') l
  ) as found
  where word <> ''
$$;
drop trigger shop_order_is_found on shop_order;
create trigger shop_order_is_found after insert or update of email, snapshot, delivery_address on shop_order
  for each row execute function note_words_of_order();
