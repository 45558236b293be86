create sequence order_return_number;

create table order_return (
  id integer generated always as identity primary key,
  number text not null unique default 'R' || lpad(nextval('order_return_number')::text, 8, '0'),
  order_id integer not null references shop_order,
  -- Rule 11.
  statement_key text not null,
  stated_at timestamptz not null,
  name text not null,
  remark text,
  is_statutory boolean not null,
  unique (order_id, statement_key)
);

create table order_return_line (
  id integer generated always as identity primary key,
  return_id integer not null references order_return,
  order_id integer not null,
  line text not null,
  quantity_hundredths integer not null check (quantity_hundredths > 0),
  -- False for what never left, or needs no parcel (rule 13).
  is_sent_back boolean not null,
  state text not null check (state in ('stated', 'received', 'refunded', 'declined')),
  received_at timestamptz,
  decided_at timestamptz,
  credit_note_number text,
  reason text,
  unique (return_id, line, is_sent_back),
  foreign key (order_id, line) references order_line,
  check ((decided_at is not null) = (state in ('refunded', 'declined')))
);
create index order_return_line_of_order on order_return_line (order_id);

-- Rule 7. Whoever writes has locked the order, so nobody else adds to this sum meanwhile.
create function refuse_more_returned_than_ordered() returns trigger language plpgsql as $$
begin
  if (select sum(quantity_hundredths) from order_return_line where order_id = new.order_id and line = new.line)
    > (select quantity_hundredths from order_line where order_id = new.order_id and line = new.line)
  then
    raise exception 'more of line % would be returned than was ordered', new.line;
  end if;
  return null;
end $$;
create trigger order_return_line_was_ordered after insert or update of quantity_hundredths on order_return_line
  for each row execute function refuse_more_returned_than_ordered();

-- Rule 20, in the transaction that erases.
create function erase_returns_of_buyer() returns trigger language plpgsql as $$
begin
  update order_return set name = '', remark = null where order_id = new.id;
  update order_return_line set reason = null where order_id = new.id;
  return null;
end $$;
create trigger shop_order_erases_returns after update of erased_at on shop_order
  for each row when (old.erased_at is null and new.erased_at is not null)
  execute function erase_returns_of_buyer();
