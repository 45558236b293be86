-- What orders took from pools and gave back. By key, because ids of pools change with every import of the catalogue.
create table stock_movement (
  id bigint generated always as identity primary key,
  pool_key text not null,
  order_id integer not null,
  kind text not null check (kind in ('taken', 'returned')),
  units integer not null check (units > 0),
  moved_at timestamptz not null,
  -- Rule 8: once out, once back.
  unique (order_id, pool_key, kind)
);
create index stock_movement_of_pool on stock_movement (pool_key);
