-- Rule 28: names that clients gave to changes, so that one whose answer was lost is not made twice. Not of a cart: the same
-- change may come back to another one, after carts were merged or ordered.
create table cart_change (
  key text primary key check (length(key) between 8 and 64),
  made_at timestamptz not null
);
create index cart_change_by_age on cart_change (made_at);
