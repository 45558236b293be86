-- Rule 17: whose buyer was asked already, or had nothing left to be asked about.
create table review_invitation (
  order_id integer primary key references shop_order,
  decided_at timestamptz not null
);
