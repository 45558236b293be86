-- Rules 20 to 25: what opens an account beside its password.
create table customer_passkey (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- As SubjectPublicKeyInfo; good for the algorithm of COSE with this number.
  public_key bytea not null,
  algorithm integer not null check (algorithm in (-7, -8, -257)),
  -- How often the device says it was used; 0 for devices that do not count.
  counter bigint not null,
  name text not null check (name <> ''),
  -- It opens the account at this host and at no other.
  host text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkey_of_customer on customer_passkey (customer_id, id);

-- Rule 21: what a device has to sign; works once, and only its digest is known.
create table customer_challenge (
  digest bytea primary key,
  -- Of whoever adds a passkey; nobody's while somebody signs in.
  customer_id integer references customer on delete cascade,
  expires_at timestamptz not null
);
create index customer_challenge_of_customer on customer_challenge (customer_id);
create index customer_challenge_by_age on customer_challenge (expires_at);

-- Rule 26: who has just shown a passkey is not asked for the password.
alter table customer_session add column is_by_passkey boolean not null default false;
