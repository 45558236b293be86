-- Rule 2. The trigger and the statements of the module ask the same function.
create function order_is_bought(status text) returns boolean language sql immutable
  return status in ('processing', 'complete', 'closed');

-- Orders that began to count or ceased to, until the next run (rule 6).
create table order_to_count (
  id bigint generated always as identity primary key,
  order_id integer not null
);

-- What an order was counted with (rule 5).
create table counted_order (
  order_id integer primary key,
  placed_at timestamptz not null,
  skus text[] not null
);
create index counted_order_by_age on counted_order (placed_at, order_id);

create table bought_product (
  sku text primary key,
  orders integer not null check (orders > 0)
);

-- Every pair twice, once for each of the two.
create table bought_pair (
  sku text not null,
  other_sku text not null,
  orders integer not null check (orders > 0),
  primary key (sku, other_sku),
  check (sku <> other_sku)
);
create index bought_pair_frequent on bought_pair (sku, orders desc, other_sku);

create function note_order_to_count() returns trigger language plpgsql as $$
begin
  insert into order_to_count (order_id) values (new.id);
  return null;
end $$;
create trigger order_began_to_count after insert on shop_order
  for each row when (order_is_bought(new.status)) execute function note_order_to_count();
create trigger order_counts_otherwise after update of status on shop_order
  for each row when (order_is_bought(old.status) <> order_is_bought(new.status)) execute function note_order_to_count();

insert into order_to_count (order_id)
select id from shop_order where order_is_bought(status) and placed_at > now() - interval '365 days' order by id;
