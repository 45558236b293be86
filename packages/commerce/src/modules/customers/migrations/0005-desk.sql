-- What the shop's people write down about a customer, for one another (rule 32).
create table customer_note (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  written_by text not null,
  written_at timestamptz not null
);
create index customer_note_of_customer on customer_note (customer_id, id desc);

-- Customers are found by what their address, their names or their company begin with (rule 33).
create index customer_by_email on customer (email text_pattern_ops, id);
create index customer_by_last_name on customer (lower(last_name) text_pattern_ops, id);
create index customer_by_first_name on customer (lower(first_name) text_pattern_ops, id);
create index customer_by_company on customer (lower(company) text_pattern_ops, id) where company is not null;
create index customer_of_group on customer (group_id, id);
