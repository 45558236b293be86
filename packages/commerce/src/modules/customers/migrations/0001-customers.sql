create table customer_group (
  id integer primary key,
  code text not null unique
);
-- Magento's numbers and names; 0 is everybody who is not signed in.
insert into customer_group values (0, 'NOT LOGGED IN'), (1, 'General'), (2, 'Wholesale'), (3, 'Retailer');

create table customer (
  id integer generated always as identity primary key,
  -- Rule 1: one account for an address, however it is written.
  email text not null unique check (email = lower(email)),
  -- Rule 4. Null for who signs in by other means only.
  password_hash text,
  group_id integer not null default 1 references customer_group,
  store_code text not null,
  prefix text,
  first_name text not null,
  middle_name text,
  last_name text not null,
  suffix text,
  date_of_birth date,
  gender integer check (gender between 1 and 3),
  -- Of a business, or of a person where there are such numbers.
  tax_number text,
  is_business boolean not null default false,
  company text,
  allows_assistance boolean not null default false,
  -- Rule 9: when the owner of the mailbox said so.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table customer_address (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  -- As in carts.
  address jsonb not null,
  created_at timestamptz not null
);
create index customer_address_of_customer on customer_address (customer_id, id);
-- One column each: there cannot be two of them.
alter table customer add column default_billing_id integer references customer_address on delete set null;
alter table customer add column default_shipping_id integer references customer_address on delete set null;
create index customer_of_default_billing on customer (default_billing_id) where default_billing_id is not null;
create index customer_of_default_shipping on customer (default_shipping_id) where default_shipping_id is not null;

-- Rule 6: who has the token is signed in; only its digest is known.
create table customer_session (
  id integer generated always as identity primary key,
  token_digest bytea not null unique,
  customer_id integer not null references customer on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index customer_session_of_customer on customer_session (customer_id);
create index customer_session_by_age on customer_session (last_used_at);

-- Rule 7: where somebody has signed in before.
create table customer_place (
  customer_id integer not null references customer on delete cascade,
  place_digest text not null,
  last_seen_at timestamptz not null,
  primary key (customer_id, place_digest)
);

-- Rules 8 and 9: what a letter carries; works once, and not for ever.
create table customer_link (
  digest bytea primary key,
  customer_id integer not null references customer on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  -- Whose mailbox the letter went to.
  email text not null,
  expires_at timestamptz not null
);
create index customer_link_of_customer on customer_link (customer_id, purpose);
create index customer_link_by_age on customer_link (expires_at);
