-- Orders of the last day that nobody paid, by digests of whom they are for and where they came from (rule 29).
create table unpaid_order (
  order_id integer primary key,
  email_key text not null,
  place_key text not null,
  placed_at timestamptz not null
);
create index unpaid_order_of_email on unpaid_order (email_key, placed_at);
create index unpaid_order_of_place on unpaid_order (place_key, placed_at);
create index unpaid_order_by_age on unpaid_order (placed_at);
