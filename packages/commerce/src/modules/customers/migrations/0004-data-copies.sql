-- Rule 30: what a customer asked for, until it is too old. Whoever has the key may fetch it.
create table customer_copy (
  key_digest bytea primary key,
  customer_id integer not null references customer on delete cascade,
  content bytea not null,
  expires_at timestamptz not null
);
create index customer_copy_of_customer on customer_copy (customer_id);
create index customer_copy_by_age on customer_copy (expires_at);
