create table purchase_measurement (
  order_id integer primary key references shop_order (id) on delete cascade,
  consent_name text not null,
  client_id text not null,
  -- The names of the categories of each line, from the top down, as they were when it was ordered.
  categories jsonb not null,
  state text not null check (state in ('waiting', 'due', 'told', 'dropped')),
  changed_at timestamptz not null
);
