-- A guest who wants to cancel proves by a key sent to the order's e-mail address who it is (checkout rule 21).
create table order_cancellation_request (
  order_id integer primary key references shop_order,
  key_hash bytea not null,
  reason text not null,
  requested_at timestamptz not null
);
