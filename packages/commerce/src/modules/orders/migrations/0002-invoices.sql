-- The last number given in a year; locked by whoever gives the next one, so that there are no gaps (rule 6).
create table invoice_counter (
  series text not null check (series in ('invoice', 'credit-note')),
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (series, year)
);

create table invoice (
  id integer generated always as identity primary key,
  series text not null check (series in ('invoice', 'credit-note')),
  number text not null unique,
  order_id integer not null references shop_order,
  issued_at timestamptz not null,
  currency text not null,
  -- Negative on a credit note.
  total_minor integer not null check ((total_minor >= 0) = (series = 'invoice')),
  document jsonb not null
);
create unique index invoice_of_order on invoice (order_id) where series = 'invoice';

create function refuse_change_of_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'invoice % was issued and cannot be changed', old.number;
end $$;
create trigger invoice_is_final before update or delete on invoice
  for each row execute function refuse_change_of_invoice();
