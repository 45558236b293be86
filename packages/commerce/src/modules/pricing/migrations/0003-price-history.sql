-- What a product was sold for (EUR cents without VAT) and since when; the next row of the product ends it. Needed to tell the
-- lowest price of the 30 days before a reduction.
create table price_history (
  product_id integer not null references product on delete cascade,
  valid_from timestamptz not null,
  price_minor integer not null check (price_minor >= 0),
  primary key (product_id, valid_from)
);
