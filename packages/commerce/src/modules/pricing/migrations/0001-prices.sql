create table price_tier (
  product_id integer not null references product on delete cascade,
  quantity integer not null check (quantity > 1),
  -- EUR cents without VAT for one piece.
  price_minor integer not null check (price_minor >= 0),
  primary key (product_id, quantity)
);

-- Millionths of the currency for one euro; the euro itself has no row.
create table exchange_rate (
  currency text primary key check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  rate_per_million bigint not null check (rate_per_million > 0),
  as_of date not null
);
