-- Orders of the shop that this one follows, as history (SPEC.md, rule 30). Nothing of this shop's own orders refers to them.
create table past_order (
  id integer generated always as identity primary key,
  -- Of which shop, and its number there.
  source text not null,
  number text not null,
  customer_id integer not null references customer on delete cascade,
  placed_at timestamptz not null,
  status text not null check (status in ('complete', 'closed', 'canceled')),
  currency text not null,
  grand_total_minor integer not null check (grand_total_minor >= 0),
  -- What was bought: sku, name and quantity of each.
  items jsonb not null,
  unique (source, number)
);
create index past_order_of_customer on past_order (customer_id, placed_at desc);
