-- Rule 18.
alter table order_return_line add column restocked_at timestamptz
  check (restocked_at is null or (is_sent_back and state in ('received', 'refunded')));
