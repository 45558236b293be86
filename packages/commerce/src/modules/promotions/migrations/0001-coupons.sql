create table coupon (
  id integer generated always as identity primary key,
  -- Compared in capitals (rule 1).
  code text not null unique check (code = upper(btrim(code)) and code <> '' and length(code) <= 64),
  label text not null,
  kind text not null check (kind in ('percent', 'amount', 'free_shipping')),
  basis_points integer check (basis_points between 1 and 10000),
  amount_minor integer check (amount_minor > 0),
  minimum_goods_minor integer check (minimum_goods_minor > 0),
  is_active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  uses integer not null default 0,
  uses_limit integer check (uses_limit > 0),
  uses_limit_per_email integer check (uses_limit_per_email > 0),
  check ((kind = 'percent') = (basis_points is not null)),
  check ((kind = 'amount') = (amount_minor is not null)),
  check (uses >= 0 and (uses_limit is null or uses <= uses_limit))
);

-- What an amount is in another currency, when it shall not follow the exchange rate (rule 6).
create table coupon_amount (
  coupon_id integer not null references coupon on delete cascade,
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  primary key (coupon_id, currency)
);

create table coupon_use (
  order_id integer primary key,
  coupon_id integer not null references coupon,
  email text not null check (email = lower(email)),
  given_back_at timestamptz
);
create index coupon_use_by_email on coupon_use (coupon_id, email) where given_back_at is null;
