-- What was written about already (rule 2).
create table notification (
  key text primary key,
  order_id integer not null references shop_order,
  posted_at timestamptz not null
);
