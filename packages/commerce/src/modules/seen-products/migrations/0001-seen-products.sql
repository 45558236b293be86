create table seen_product (
  customer_id integer not null references customer on delete cascade,
  -- Outlives a new import of the catalogue.
  sku text not null check (sku = lower(sku)),
  seen_at timestamptz not null,
  -- The latest has the highest.
  place integer not null,
  primary key (customer_id, sku)
);
create index seen_product_by_age on seen_product (seen_at);
