-- The built-in provider's own books: the shop looks at them only through the provider.
create table test_payment (
  id text primary key,
  idempotency_key text not null unique,
  amount_minor integer not null check (amount_minor > 0),
  refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor),
  currency text not null,
  method text not null,
  description text not null,
  locale text not null,
  return_url text not null,
  webhook_url text not null,
  state text not null check (state in ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  expires_at timestamptz not null
);

create table test_refund (
  id text primary key,
  payment_id text not null references test_payment,
  idempotency_key text not null unique,
  amount_minor integer not null check (amount_minor > 0)
);
