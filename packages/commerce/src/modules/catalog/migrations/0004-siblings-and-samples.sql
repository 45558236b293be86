-- The colours of one cord share a group; each is a product of its own.
alter table product add column sibling_group text check (sibling_group <> '');
create index product_sibling_group on product (sibling_group) where sibling_group is not null;

-- A short piece of a cord to look at and feel, cut from the same pool as the lengths that are sold (decision D4). It is an
-- option of its product: never listed, never a variant.
create table product_sample (
  product_id integer primary key references product on delete cascade,
  sku text not null check (sku <> ''),
  length_cm integer not null check (length_cm > 0),
  -- EUR cents without VAT.
  price_minor integer not null check (price_minor >= 0),
  stock_pool_id integer not null references stock_pool
);
create unique index product_sample_sku on product_sample (lower(sku));
