-- Imports from a Magento (SPEC.md, rules 1 to 10).
create table magento_import (
  id integer generated always as identity primary key,
  source_url text not null,
  groups text[] not null,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  is_trial boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'stopped', 'done', 'canceled')),
  -- Why it stopped.
  failure text,
  -- Where it goes on: which kind of things, and from where on.
  stage text,
  position integer not null default 0,
  sealed_token bytea,
  given_by text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  finished_at timestamptz
);
create unique index magento_import_under_way on magento_import ((true)) where state in ('waiting', 'reading');

create table magento_import_count (
  import_id integer not null references magento_import on delete cascade,
  kind text not null,
  -- What the source says there is.
  total integer not null default 0,
  read integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  left_out integer not null default 0,
  primary key (import_id, kind)
);

create table magento_import_problem (
  id integer generated always as identity primary key,
  import_id integer not null references magento_import on delete cascade,
  kind text not null,
  magento_id text not null,
  name text,
  code text not null,
  value text not null,
  -- Else it was taken without what is named here.
  is_left_out boolean not null
);
create index magento_import_problem_of_import on magento_import_problem (import_id, id);

-- What an import has read: each thing counts once, and a trial knows what would be there.
create table magento_import_seen (
  import_id integer not null references magento_import on delete cascade,
  kind text not null,
  magento_id text not null,
  detail text,
  is_left_out boolean not null default false,
  primary key (import_id, kind, magento_id)
);

-- Rule 4.
create table magento_record (
  source text not null,
  kind text not null,
  magento_id text not null,
  own_id integer not null,
  digest bytea not null,
  imported_at timestamptz not null,
  primary key (source, kind, magento_id)
);
