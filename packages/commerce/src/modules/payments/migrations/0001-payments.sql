create table payment (
  id integer generated always as identity primary key,
  order_id integer not null,
  -- 1 for the first try to pay an order.
  attempt integer not null,
  provider text not null,
  -- Null until the provider has answered.
  provider_id text,
  redirect_url text,
  method text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, attempt),
  unique (provider, provider_id)
);
-- Rule 4.
create unique index payment_in_progress on payment (order_id) where state in ('open', 'pending', 'authorized', 'paid');

create table refund (
  id integer generated always as identity primary key,
  payment_id integer not null references payment,
  amount_minor integer not null check (amount_minor > 0),
  state text not null check (state in ('asked', 'accepted', 'refused')),
  provider_id text,
  failure text,
  created_at timestamptz not null
);
create index refund_of_payment on refund (payment_id);
