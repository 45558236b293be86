-- What a product costs in one market, as that market shows it: with VAT where its prices include it (SPEC.md, rule 19).
create table market_price (
  product_id integer not null references product on delete cascade,
  -- Each locale is a store of its own.
  locale text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor integer not null check (price_minor > 0),
  primary key (product_id, locale, currency)
);
