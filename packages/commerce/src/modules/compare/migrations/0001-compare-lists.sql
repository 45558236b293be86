create table compare_list (
  id integer generated always as identity primary key,
  -- Rule 2.
  uid text not null unique,
  -- Rule 3; null: of a guest.
  customer_id integer unique references customer on delete cascade,
  changed_at timestamptz not null
);
create index compare_list_of_guests on compare_list (changed_at) where customer_id is null;

create table compare_item (
  id integer generated always as identity primary key,
  list_id integer not null references compare_list on delete cascade,
  -- Rule 5.
  sku text not null
);
create unique index compare_item_once on compare_item (list_id, lower(sku));
