create sequence shop_order_number;

create table shop_order (
  id integer generated always as identity primary key,
  number text not null unique default lpad(nextval('shop_order_number')::text, 9, '0'),
  token text not null unique,
  cart_masked_id text not null,
  customer_id integer,
  status text not null check (status in ('pending_payment', 'processing', 'complete', 'canceled', 'closed', 'holded')),
  placed_at timestamptz not null,
  store_code text not null,
  email text not null,
  currency text not null,
  grand_total_minor integer not null check (grand_total_minor >= 0),
  to_pay_minor integer not null check (to_pay_minor between 0 and grand_total_minor),
  payment_method text not null,
  -- Everything else of the snapshot (rule 1).
  snapshot jsonb not null
);
-- Rule 2.
create unique index shop_order_of_cart on shop_order (cart_masked_id) where status <> 'canceled';
create index shop_order_of_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;
create index shop_order_pending on shop_order (placed_at) where status = 'pending_payment';
create index shop_order_latest on shop_order (placed_at desc, id desc);

create function refuse_change_of_order() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'status' - 'customer_id') is distinct from (to_jsonb(old) - 'status' - 'customer_id') then
    raise exception 'order % is a snapshot and cannot be changed', old.number;
  end if;
  return new;
end $$;
create trigger shop_order_is_a_snapshot before update on shop_order
  for each row execute function refuse_change_of_order();

create table order_event (
  id bigint generated always as identity primary key,
  order_id integer not null references shop_order,
  kind text not null,
  details jsonb not null,
  happened_at timestamptz not null
);
create index order_event_of_order on order_event (order_id, id);

create table shipment (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order,
  carrier text not null,
  tracking_number text,
  shipped_at timestamptz not null
);
create index shipment_of_order on shipment (order_id);
