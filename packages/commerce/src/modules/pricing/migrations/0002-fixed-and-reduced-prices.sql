-- An amount of the currency without VAT that takes the place of the exchange rate for one product.
create table fixed_price (
  product_id integer not null references product on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  price_minor integer not null check (price_minor > 0),
  primary key (product_id, currency)
);

-- The one reduction of a product that is planned, running or not yet entered into the price history.
create table price_reduction (
  product_id integer primary key references product on delete cascade,
  -- EUR cents without VAT.
  price_minor integer not null check (price_minor >= 0),
  -- Days of the shop's calendar, both included; without a last day it runs until it is withdrawn.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on)
);
