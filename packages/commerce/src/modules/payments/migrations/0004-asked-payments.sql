-- When the provider was last asked about a payment, so that all of them have their turn (rule 12).
alter table payment add column asked_at timestamptz;
create index payment_undecided on payment (coalesce(asked_at, created_at))
  where state in ('open', 'pending', 'authorized');
