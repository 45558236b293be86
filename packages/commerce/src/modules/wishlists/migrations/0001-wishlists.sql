create table wishlist (
  id integer generated always as identity primary key,
  -- Rule 6.
  customer_id integer not null references customer on delete cascade,
  kind text not null check (kind in ('default', 'own', 'legacy')),
  -- Null: what the language of the store calls it.
  name text check (name <> ''),
  is_public boolean not null default false,
  -- Rule 15.
  sharing_code text not null unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (kind <> 'own' or name is not null),
  check (kind <> 'legacy' or not is_public)
);
-- Rules 1, 3 and 8, whoever writes.
create unique index wishlist_default on wishlist (customer_id) where kind = 'default';
create unique index wishlist_legacy on wishlist (customer_id) where kind = 'legacy';
create unique index wishlist_name on wishlist (customer_id, lower(name));

create table wishlist_item (
  id integer generated always as identity primary key,
  wishlist_id integer not null references wishlist on delete cascade,
  -- Rule 9.
  sku text not null,
  variant_sku text not null default '',
  quantity_hundredths integer not null check (quantity_hundredths > 0),
  note text,
  -- Rule 12.
  product_name text not null,
  added_at timestamptz not null,
  -- Rule 17: somebody is putting it into a cart since then.
  taken_at timestamptz
);
-- Rule 11.
create unique index wishlist_item_once on wishlist_item (wishlist_id, lower(sku), lower(variant_sku));
create index wishlist_item_by_age on wishlist_item (wishlist_id, added_at desc, id desc);
