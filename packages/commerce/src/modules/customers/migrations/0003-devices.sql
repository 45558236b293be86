-- Rule 28: on which devices somebody has signed in before. What the device calls itself is a digest.
create table customer_device (
  customer_id integer not null references customer on delete cascade,
  digest bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (customer_id, digest)
);
create index customer_device_by_age on customer_device (last_seen_at);

-- Rule 29: where a session was opened, if the shop has somebody to ask.
alter table customer_session add column place text;
